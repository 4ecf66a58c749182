// Builds for a real backend and proves that nothing of the mocks is in it (no file, no module, no package that only they use) and
// no sample person, that it publishes nothing else that it should not, and that no route needs more JavaScript than its ceiling
// (tests/bench/budgets.mjs).
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpublishedFolder } from '../../src/build/manifest.mjs'
import { overBudget } from './bundle-budgets.mjs'
import { wronglyPublished } from './published-files.mjs'
import { REAL_HOST } from './real-host.mjs'

const OUT = REAL_HOST.folder
const FORBIDDEN_MODULES = /(^|\/)mocks\/|src\/samples\/people\.ts$|node_modules\/(msw|@mswjs|mock-socket|graphql)\//

execFileSync(process.execPath, ['tests/build/build-real.mjs'], { stdio: 'inherit' })

const mapsFolder = join(unpublishedFolder(OUT), 'assets')
const maps = readdirSync(mapsFolder).filter((name) => name.endsWith('.map'))
const modules = maps.flatMap((name) =>
  JSON.parse(readFileSync(join(mapsFolder, name), 'utf8'))
    .sources.filter((source) => FORBIDDEN_MODULES.test(source ?? ''))
    .map((source) => `the module ${source} in ${name}`),
)
const offenses = [...wronglyPublished(OUT), ...modules]
if (maps.length === 0) offenses.push('no source map to read the modules from')
for (const offense of offenses) console.error(`A build for a real backend holds ${offense}`)
const over = overBudget(OUT)
for (const sentence of over) console.error(`Over its ceiling: ${sentence}`)
console.log(
  `${maps.length} source maps, ${offenses.length} things that should not be published, ${over.length} routes over their ceiling`,
)
process.exit(offenses.length + over.length > 0 ? 1 : 0)
