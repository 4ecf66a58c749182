// Builds for a real backend and proves that nothing of the mocks is in it (no file, no module, no package that only they use), and
// that no route needs more JavaScript than its ceiling (tests/bench/budgets.mjs).
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { overBudget } from './bundle-budgets.mjs'
import { REAL_HOST } from './real-host.mjs'

const OUT = REAL_HOST.folder
const FORBIDDEN_MODULES = /(^|\/)mocks\/|node_modules\/(msw|@mswjs|mock-socket|graphql)\//
// Words that only the mocks' code has; a module could hide behind a bundler, its texts can't.
const FORBIDDEN_TEXTS = ['mockServiceWorker', 'proventous-mock', 'Password1', 'scenario-101', 'ten-thousand']
const FORBIDDEN_FILES = ['mockServiceWorker.js', 'storage']

execFileSync(process.execPath, ['tests/build/build-real.mjs'], { stdio: 'inherit' })

const offences = FORBIDDEN_FILES.filter((name) => existsSync(join(OUT, name))).map((name) => `the file ${name}`)
const assets = readdirSync(join(OUT, 'assets'))
for (const name of assets) {
  const text = readFileSync(join(OUT, 'assets', name), 'utf8')
  if (name.endsWith('.map')) {
    const modules = JSON.parse(text).sources.filter((source) => FORBIDDEN_MODULES.test(source ?? ''))
    offences.push(...modules.map((module) => `the module ${module} in ${name}`))
  } else if (name.endsWith('.js')) {
    offences.push(
      ...FORBIDDEN_TEXTS.filter((word) => text.includes(word)).map((word) => `the text '${word}' in ${name}`),
    )
  }
}

const maps = assets.filter((name) => name.endsWith('.map')).length
if (maps === 0) offences.push('no source map to read the modules from')
for (const offence of offences) console.error(`A build for a real backend holds ${offence}`)
const over = overBudget(OUT)
for (const sentence of over) console.error(`Over its ceiling: ${sentence}`)
console.log(
  `${assets.length} files, ${maps} source maps, ${offences.length} traces of the mocks, ${over.length} routes over their ceiling`,
)
process.exit(offences.length + over.length > 0 ? 1 : 0)
