// Lints the generated contract documents: Redocly for the calls, the AsyncAPI parser for the events. A warning fails too.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Parser } from '@asyncapi/parser'
import { binary } from '../../.ci/binaries.mjs'

const [command, program] = binary('redocly', '@redocly/cli')
const redocly = spawnSync(
  command,
  [program, 'lint', 'public/contract/openapi.json', '--config', 'tests/contract/redocly.yaml', '--format', 'json'],
  { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
)
const start = redocly.stdout.indexOf('{')
if (start === -1) throw new Error(`redocly said nothing that can be read: ${redocly.stderr}`)
const { problems } = JSON.parse(redocly.stdout.slice(start))
for (const { severity, ruleId, message, location } of problems)
  console.error(`openapi.json: ${severity}, ${ruleId}: ${message} at ${location?.[0]?.pointer ?? ''}`)

const { document, diagnostics } = await new Parser().parse(readFileSync('public/contract/asyncapi.json', 'utf8'))
for (const { code, message, path } of diagnostics)
  console.error(`asyncapi.json: ${code}: ${message} at ${path.join('/')}`)

const found = problems.length + diagnostics.length
console.log(`${found} problems in the contract documents`)
process.exit(found > 0 || !document ? 1 : 0)
