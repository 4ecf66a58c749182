// Serves a build as a static host would: node tests/build/serve.mjs dist 4187 [/base/]
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { end } from '../../.ci/command-line.mjs'
import { staticHost } from '../../src/build/static-host.mjs'

const [folder = 'dist', port = '4187', base = '/'] = process.argv.slice(2)
if (!existsSync(join(folder, 'index.html'))) end(1, `There is no build in ${folder}. Make one first: npm run build`)
createServer(staticHost({ folder, base })).listen(Number(port), () => console.log(`http://localhost:${port}${base}`))
