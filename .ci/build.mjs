// Builds the product for a host: `npm run build`.
import { end, readCommandLine, requireOneOf, requirePackages } from './command-line.mjs'
import { HOST_NAMES, wrongVariables } from '../src/build/variables.mjs'

const HELP = `npm run build [-- --base /path/] [--outDir dist] [--for HOST] [--strict]   builds the demo on its mocks

  --base /path/      builds for a path of its own; '/' if left out
  --outDir FOLDER    where the published files go; 'dist' if left out
  --for HOST         whose files lie among the published ones: ${HOST_NAMES.join(', ')}; netlify if left out
  --strict           fails where a page cannot be rendered, instead of leaving it as outlines
  VITE_API_URL=URL   builds for that backend, without the mocks
  RENDER_FROM=URL, SITE_URL=URL   also renders the public pages, from that backend, for that site

The Storybook page 'Deploy' has all variables, and what each host needs.`

const { values } = readCommandLine(HELP, {
  base: { type: 'string', default: '/' },
  outDir: { type: 'string', default: 'dist' },
  for: { type: 'string' },
  strict: { type: 'boolean' },
})
if (values.for) requireOneOf('host', values.for, HOST_NAMES)
if (!/^\/(?:[\w.~-]+\/)*$/.test(`${values.base}/`.replace(/\/+$/, '/')))
  end(2, `--base is '${values.base}', but has to begin with a slash, as in /homes/`)

requirePackages()
console.log(`Building into ${values.outDir} …`)
const { build, loadEnv } = await import('vite')
const wrong = wrongVariables({ ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') })
if (wrong.length > 0) end(2, wrong.join('\n'))
if (values.strict) process.env.RENDER_STRICT = 'true'
if (values.for) process.env.PUBLISH_FOR = values.for
const base = `${values.base}/`.replace(/\/+$/, '/')
const { outDir } = values
try {
  await build({ base, build: { outDir, emptyOutDir: true } })
} catch (error) {
  // The bundler puts its own stack into the message.
  end(1, `The build failed: ${error.message.split(/\n\s+at /, 1)[0]}`)
}
const files = `${outDir}-unpublished/hosts/${process.env.PUBLISH_FOR || 'netlify'}`
console.log(`
Publish ${outDir}. Look at it first: npm run preview${outDir === 'dist' ? '' : ` -- --folder ${outDir}`}`)
if (base !== '/') console.log(`Put what lies in ${files} at the root of the site, one level above ${base}`)
