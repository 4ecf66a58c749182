// Serves a build as a static host would: node tests/build/serve.mjs dist 4187 [/base/]
import { createServer } from 'node:http'
import { join } from 'node:path'
import { unpublishedFolder } from '../../src/build/manifest.mjs'
import { staticHost } from '../../src/build/static-host.mjs'

const [folder = 'dist', port = '4187', base = '/'] = process.argv.slice(2)
// Below a path a host's files lie at the root of the site.
const rules = base === '/' ? folder : join(unpublishedFolder(folder), 'hosts', 'netlify')
createServer(staticHost({ folder, base, rules })).listen(Number(port), () =>
  console.log(`http://localhost:${port}${base}`),
)
