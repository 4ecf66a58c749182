// Checks a backend against the whole contract: npm run conform -- --base http://localhost:3001
import { end, readCommandLine, requireAddress } from '../../.ci/command-line.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { RESOURCE_NAMES } from './resource-names.mjs'

const HELP = `npm run conform -- --base URL [options]     checks any backend against the whole contract

  --base URL                  where it answers, with a path if it has one (https://host/prefix)
  --socket URL                where its socket answers, if not at the base
  --regular email:password    an account that may not list        (default: the demo account)
  --verified email:password   an account that may list
  --professional email:password
  --admin email:username:password
  --google-credential TEXT    a credential of the identity provider that it takes
  --mailbox COMMAND           prints the code that was sent to the address in $EMAIL, for registration and password reset
  --clock COMMAND             puts its clock forward by the milliseconds in $MS, for what takes days; these checks come last
  --mail-domain NAME          domain that new accounts register with (default: example.com)
  --origin URL                where the product is served from, to check what a browser asks before it calls
  --only a,b                  only what is about these resources, endpoints or events
                              resources: ${RESOURCE_NAMES.join(', ')}
  --additions required        additions that are not there fail too (default: optional)
  --junit FILE, --html FILE   write the report there as well`

const text = /** @type {const} */ ({ type: 'string' })
export const OPTIONS = {
  base: text,
  socket: text,
  regular: text,
  verified: text,
  professional: text,
  admin: text,
  'google-credential': text,
  mailbox: text,
  clock: text,
  'mail-domain': text,
  origin: text,
  only: text,
  additions: { ...text, default: 'optional', oneOf: ['optional', 'required'] },
  junit: text,
  html: text,
}

const { values } = readCommandLine(HELP, OPTIONS)
if (!values.base) end(2, 'Please say where the backend is: --base http://localhost:3001')
const base = requireAddress('--base', values.base)
const source = await startTypescript('conform')
try {
  const { main } = await source.load('/tests/conform/cli.ts')
  process.exitCode = await main({ ...values, base })
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await source.close()
  // Sockets that were refused may still linger.
  process.exit()
}
