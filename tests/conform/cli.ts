import { exec } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { end, requireOneOf } from '../../.ci/command-line.mjs'
import { CALLS_AND_EVENTS, namesFor } from './resources'
import { RESOURCE_NAMES } from './resource-names.mjs'
import type { OPTIONS } from './start.mjs'
import { DEMO, type Credentials, type Options } from './options'
import { toHtml } from './report/html'
import { toJunit } from './report/junit'
import { toText } from './report/text'
import { conform, exitStatus } from './run'

/** Milliseconds for a first sign of life. */
const FIRST_PATIENCE = 10_000

type Given = Partial<Record<keyof typeof OPTIONS, string>> & {
  base: string
  additions: 'optional' | 'required'
}

/** Runs the command; answers its exit status: 0 all is well, 1 it is not. */
export async function main(given: Given): Promise<number> {
  const { base, junit, html, additions } = given
  await requireAnswer(base)
  const options = optionsOf(base, given)
  const report = await conform(options, ({ verdict }) => {
    process.stderr.write(verdict === 'failed' ? 'F' : '.')
  })
  process.stderr.write('\n')
  console.log(toText(report, additions))
  if (junit) await writeFile(junit, toJunit(report, additions))
  if (html) await writeFile(html, toHtml(report, additions))
  return exitStatus(report.results, additions)
}

/** One sentence instead of every check's failure. */
async function requireAnswer(base: string): Promise<void> {
  await fetch(base, { signal: AbortSignal.timeout(FIRST_PATIENCE) }).catch(() =>
    end(1, `Nothing answers at ${base}. Start the backend first; for the mocked one: npm run mock:serve`),
  )
}

function optionsOf(base: string, given: Given): Options {
  const only = given.only?.split(',').flatMap((word) => {
    const names = namesFor(word.trim())
    if (!names) requireOneOf('resource, call or event', word.trim(), [...RESOURCE_NAMES, ...CALLS_AND_EVENTS])
    return names ?? []
  })
  const [email, username, ...secret] = given.admin?.split(':') ?? []
  if (given.admin && secret.length === 0) end(2, '--admin is email:username:password')
  const { mailbox, clock } = given
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
    ...(clock ? { passTime: (ms: number) => putForward(clock, ms) } : {}),
    // A limit may be kept by another clock than the backend's own.
    limitPasses: [...(clock ? [(seconds: number) => putForward(clock, seconds * 1_000)] : []), sayAndWait],
    ...(given.origin ? { origin: given.origin } : {}),
    ...(only ? { only } : {}),
  }
}

async function sayAndWait(seconds: number): Promise<void> {
  process.stderr.write(`\nA limit of the backend still holds: ${seconds} s to wait.\n`)
  await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000))
}

function credentials(text: string | undefined): Credentials | undefined {
  if (text === undefined) return undefined
  const at = text.indexOf(':')
  if (at < 1) end(2, `'${text}' is not email:password`)
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

/** Runs the given command, which puts the backend's clock forward. */
function putForward(command: string, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    exec(command, { env: { ...process.env, MS: String(ms) } }, (error) => (error ? reject(error) : resolve()))
  })
}
