import { superAdminLogin } from '@/contract/admin'
import { listAdditions } from '@/contract/additions'
import {
  login,
  logout,
  register,
  sendEmailVerification,
  signInWithGoogle,
  verifyEmail,
  type WireSessionUser,
} from '@/contract/account/auth'
import { deleteAccount, getOwnProfile } from '@/contract/account/user'
import { registrationBody } from '../helpers/registration-body'
import { createClient, type Client } from './talking/client'
import type { Answer } from './talking/http'
import { connect, type Ear, type Hearing } from './talking/socket-recorder'
import { network } from './talking/transport'
import { createWatch, type Watch } from './watch/watch'
import { createLeavings } from './leavings'
import { Difference, NotCheckable, NotImplemented } from './failure'
import type { Options, Person } from './options'

/** A signed-in account. Accounts from the identity provider have no password. */
export type Account = {
  token: string
  id: string
  email: string
  password: string | null
  user: WireSessionUser
  fresh: boolean
}

/** What the checks of one run share: the client, the sessions, and fixtures, each made when first needed. */
export type World = Client & {
  options: Options
  /** Differs from run to run; part of every name that is made up. */
  run: string
  person: (who: Person) => Promise<Account>
  /** The super administrator's token. */
  admin: () => Promise<string>
  /** A new account under that name, deleted afterwards; `NotCheckable` where none can be had. */
  newcomer: (name: string) => Promise<Account>
  /** A new account, or the regular demo account where none can be had. */
  buyer: () => Promise<Account>
  /** A token that has ended, and whether it was a new account's. */
  ended: () => Promise<{ token: string; fresh: boolean }>
  ear: (account: Account) => Promise<Ear>
  /** Opens a socket with any token. */
  connect: (token: string) => ReturnType<typeof connect>
  /** Puts the backend's clock forward; `NotCheckable` where it has none that can be. */
  passTime: (ms: number) => Promise<void>
  /** Looks at every answer and event of the run. */
  watch: Watch
  /** Whether the backend has that call or has sent that event. */
  knows: (name: string) => boolean
  /** Makes something once in a run. */
  once: <T>(name: string, make: () => Promise<T>) => Promise<T>
  /** Registers a clean-up; the last registered runs first. */
  later: (clean: () => Promise<unknown>) => void
  /** Clears away what the run made; returns what stays. */
  leave: () => Promise<string[]>
}

export const NEW_PASSWORD = 'Conform1now'

export function createWorld(given: Options): World {
  const watch = createWatch()
  const { transport = network, limitPasses, patience, mailbox: readCode } = given
  const options: Options = readCode ? { ...given, mailbox: (email) => readCode(email).then(watch.noted) } : given
  const leavings = createLeavings(() => client)
  const client = createClient(options.base, {
    transport,
    limitPasses,
    patience: patience.call,
    look(endpoint, ask, answer, curl) {
      watch.answer(endpoint, ask, answer, curl)
      leavings.look(endpoint, ask, answer)
    },
  })
  const hearing: Hearing = { names: new Set(), look: watch.event }
  const run = Date.now().toString(36)
  const made = new Map<string, Promise<unknown>>()
  const once: World['once'] = (name, make) => {
    const known = (made.get(name) as ReturnType<typeof make> | undefined) ?? make()
    made.set(name, known)
    // What a later call shows to be there after all is tried again.
    known.catch((error: unknown) => error instanceof NotImplemented && made.delete(name))
    return known
  }
  const signIn = async (email: string, password: string): Promise<Account> => {
    const { token, user } = await client.succeed(login, { body: { email, password } })
    return { token, user, id: String(user.id), email, password, fresh: false }
  }
  const person: World['person'] = (who) =>
    once(who, async () => {
      const { email, password } = options.people[who]
      const account = await signIn(email, password)
      await leavings.lasting(email, account.token)
      return account
    })
  const newcomer: World['newcomer'] = (name) =>
    once(`new ${name}`, async () => {
      const email = `conform-${run}-${name}@${options.mailDomain}`
      const account =
        (await unlessMissing(() => registered(client, options, email))) ??
        (await unlessMissing(() => fromProvider(client, email)))
      if (!account)
        throw new NotCheckable(
          'needs a new account: neither a code for a new e-mail address nor the local account chooser’s credential is to be had (see --mailbox)',
        )
      leavings.later(() => close(client, account))
      return account
    })
  const open = (token: string) => connect(transport, options.socket, token, patience, hearing)
  const buyer = () => newcomer('buyer').catch((error: unknown) => orRegular(error, person))

  return {
    ...client,
    options,
    run,
    person,
    newcomer,
    buyer,
    once,
    admin: () =>
      once('admin', async () => (await client.succeed(superAdminLogin, { body: { ...options.admin } })).token),
    ended: () =>
      once('ended', async () => {
        const account = await newcomer('ended').catch(async (error: unknown) => {
          const { email } = await orRegular(error, person)
          return signIn(email, options.people.regular.password)
        })
        await client.succeed(logout, { token: account.token })
        return { token: account.token, fresh: account.fresh }
      }),
    ear: (account) =>
      once(`ear ${account.id}`, async () => {
        const ear = await open(account.token)
        if ('refused' in ear)
          throw new Difference('join_conversation', 'connection', 'to be let in', `refused: ${ear.refused}`)
        leavings.later(async () => ear.close())
        return ear
      }),
    connect: open,
    async passTime(ms) {
      if (!options.passTime) throw new NotCheckable('needs a clock that can be put forward (see --clock)')
      await options.passTime(ms)
      // The next answer says what time it is now.
      await client.ask(listAdditions)
    },
    watch,
    knows: (name) => client.has(name) || hearing.names.has(name),
    later: leavings.later,
    leave: leavings.leave,
  }
}

/** Registers with a code that the backend answers (`debug_code`) or that the given mailbox has. */
async function registered(client: Client, { mailbox }: Options, email: string): Promise<Account | undefined> {
  const sent = await client.ask(sendEmailVerification, { body: { email } })
  const code = toldCode(sent) ?? (await mailbox?.(email))
  if (sent.status !== 200 || !code) return undefined
  await client.succeed(verifyEmail, { body: { email, verification_code: code } })
  const { token, user } = await client.succeed(register, { body: registrationBody(email, NEW_PASSWORD) })
  return { token, user, id: String(user.id), email, password: NEW_PASSWORD, fresh: true }
}

/** The code that a backend for development answers itself (A 7: `debug_code`). */
export function toldCode({ json }: Answer): string | undefined {
  const told = (json as { debug_code?: string | number | null } | undefined)?.debug_code
  return told === undefined || told === null ? undefined : String(told)
}

/** With the unsigned credential of the local account chooser, which only a backend for development takes. */
async function fromProvider(client: Client, email: string): Promise<Account | undefined> {
  const answer = await client.ask(signInWithGoogle, { body: { credential: demoCredential(email) } })
  const { token, user } = ((answer.json as { data?: unknown } | undefined)?.data ?? {}) as Partial<Account>
  if (answer.status !== 200 || !token || !user) return undefined
  return { token, user, id: String(user.id), email, password: null, fresh: true }
}

export function demoCredential(email: string): string {
  const claims = { iss: 'demo-identity-provider', email, given_name: 'Conform', family_name: 'Check' }
  return `demo.${Buffer.from(JSON.stringify(claims)).toString('base64')}.unsigned`
}

/** Deletes a new account. Its session may have ended; an account that is already gone is fine. */
async function close(client: Client, { token, email, password }: Account): Promise<void> {
  const { status } = await client.ask(getOwnProfile, { token })
  const again = async () => {
    if (password === null) return (await fromProvider(client, email))?.token
    const { json } = await client.patiently(login, { body: { email, password } })
    return (json as { data?: { token?: string } } | undefined)?.data?.token
  }
  const valid = status === 200 ? token : await again()
  if (valid) await client.succeed(deleteAccount, { token: valid })
}

async function unlessMissing<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof NotImplemented) return undefined
    throw error
  }
}

function orRegular(error: unknown, person: World['person']): Promise<Account> {
  if (error instanceof NotCheckable) return person('regular')
  throw error
}
