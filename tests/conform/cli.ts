import { exec } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { namesFor, RESOURCE_NAMES } from './resources'
import { DEMO, type Credentials, type Options } from './options'
import { toHtml } from './report/html'
import { toJunit } from './report/junit'
import { toText } from './report/text'
import { conform, exitStatus } from './run'

const HELP = `npm run conform -- --base URL [options]     checks any back end against the whole contract

  --base URL                  where it answers, with a path if it has one (https://host/prefix)
  --socket URL                where its socket answers, if not at the base
  --regular email:password    an account that may not list        (default: the demo account)
  --verified email:password   an account that may list
  --professional email:password
  --admin email:username:password
  --google-credential TEXT    a credential of the identity provider that it takes
  --mailbox COMMAND           prints the code that was sent to the address in $EMAIL, for registration and password reset
  --mail-domain NAME          domain that new accounts register with (default: ${DEMO.mailDomain})
  --origin URL                where the product is served from, to check what a browser asks before it calls
  --only a,b                  only what is about these resources, endpoints or events
                              resources: ${RESOURCE_NAMES.join(', ')}
  --additions required        additions that are not there fail too (default: optional)
  --junit FILE, --html FILE   write the report there as well`

const strings = [
  'base',
  'socket',
  'regular',
  'verified',
  'professional',
  'admin',
  'google-credential',
  'mailbox',
  'mail-domain',
  'origin',
  'only',
  'additions',
  'junit',
  'html',
] as const

/** Runs the command; answers its exit status: 0 all is well, 1 it is not, 2 it was asked wrongly. */
export async function main(args: string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    if (!(error instanceof AskedWrongly) && !(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${HELP}`)
    return 2
  }
}

class AskedWrongly extends Error {}

async function run(args: string[]): Promise<number> {
  const options = Object.fromEntries(strings.map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } })
  const given = values as Partial<Record<(typeof strings)[number], string>> & { help?: boolean }
  if (given.help) {
    console.log(HELP)
    return 0
  }
  const { base, junit, html, additions = 'optional' } = given
  if (!base || !URL.canParse(base))
    throw new AskedWrongly('Please say where the back end is: --base http://localhost:3001')
  if (additions !== 'optional' && additions !== 'required')
    throw new AskedWrongly('--additions is optional or required')
  const report = await conform(optionsOf(base, given), ({ verdict }) => {
    process.stderr.write(verdict === 'failed' ? 'F' : '.')
  })
  process.stderr.write('\n')
  console.log(toText(report, additions))
  if (junit) await writeFile(junit, toJunit(report, additions))
  if (html) await writeFile(html, toHtml(report, additions))
  return exitStatus(report.results, additions)
}

function optionsOf(base: string, given: Partial<Record<(typeof strings)[number], string>>): Options {
  const only = given.only?.split(',').flatMap((word) => {
    const names = namesFor(word.trim())
    if (names) return names
    throw new AskedWrongly(`The contract has no '${word}'. Resources: ${RESOURCE_NAMES.join(', ')}`)
  })
  const [email, username, ...secret] = given.admin?.split(':') ?? []
  if (given.admin && secret.length === 0) throw new AskedWrongly('--admin is email:username:password')
  const { mailbox } = given
  return {
    ...DEMO,
    base,
    socket: given.socket ?? base,
    people: {
      regular: credentials(given.regular) ?? DEMO.people.regular,
      verified: credentials(given.verified) ?? DEMO.people.verified,
      professional: credentials(given.professional) ?? DEMO.people.professional,
    },
    admin: email && username ? { email, username, password: secret.join(':') } : DEMO.admin,
    mailDomain: given['mail-domain'] ?? DEMO.mailDomain,
    ...(given['google-credential'] ? { googleCredential: given['google-credential'] } : {}),
    ...(mailbox ? { mailbox: (address: string) => readMailbox(mailbox, address) } : {}),
    limitPasses: sayAndWait,
    ...(given.origin ? { origin: given.origin } : {}),
    ...(only ? { only } : {}),
  }
}

async function sayAndWait(seconds: number): Promise<void> {
  process.stderr.write(`\nA limit of the back end still holds: ${seconds} s to wait.\n`)
  await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000))
}

function credentials(text: string | undefined): Credentials | undefined {
  if (text === undefined) return undefined
  const at = text.indexOf(':')
  if (at < 1) throw new AskedWrongly(`'${text}' is not email:password`)
  return { email: text.slice(0, at), password: text.slice(at + 1) }
}

/** What the given command prints; the six characters of the code are its last ones. */
function readMailbox(command: string, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    exec(command, { env: { ...process.env, EMAIL: address } }, (error, stdout) =>
      resolve(error ? undefined : stdout.trim().slice(-6) || undefined),
    )
  })
}
