// Asks the programs of hosts for the table of requests, on real builds: `npm run hosts`. Writes what came into the page *Deploy*.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { unpublishedFolder } from '../../src/build/manifest.mjs'
import { HOST_NAMES } from '../../src/build/variables.mjs'
import { startTypescript } from '../../mocks/serve/typescript.mjs'
import { askAt } from './ask.mjs'
import { freePort, PROGRAMS } from './programs.mjs'
import { askAll, REQUESTS } from './requests.mjs'
import { stage } from './stage.mjs'

const BUILDS = ['mocked', 'mocked-below', 'real', 'rendered', 'rendered-below']
const HELP = `npm run hosts [-- --host NAME] [--tools FOLDER] [--write]   serves builds with the hosts' own programs, and asks for one table

  --host NAME      only these: ${HOST_NAMES.join(', ')}
  --build NAME     only these: ${BUILDS.join(', ')}
  --tools FOLDER   where wrangler, netlify-cli and vercel were installed (npm i in a folder of its own); without it copies are asked
  --kept           the builds of the last run, in dist-hosts
  --write          writes the results into the page 'Deploy'

The first run makes five builds, a minute or two each. The exit status is 1 where an answer is wrong.`

const { values } = readCommandLine(HELP, {
  host: { type: 'string', multiple: true, default: [], oneOf: HOST_NAMES },
  build: { type: 'string', multiple: true, default: [], oneOf: BUILDS },
  tools: { type: 'string', default: 'no-tools' },
  kept: { type: 'boolean' },
  write: { type: 'boolean' },
})
const tools = resolve(values.tools)
const OUT = 'dist-hosts'
const BASES = { 'mocked-below': '/demo/', 'rendered-below': '/homes/' }
const builds = BUILDS.filter((name) => values.build.length === 0 || values.build.includes(name)).map((name) => ({
  name,
  base: BASES[name] ?? '/',
  mocked: name.startsWith('mocked'),
  rendered: name.startsWith('rendered') || name === 'mocked',
  folder: join(OUT, name),
}))
const missing = builds.filter(({ folder }) => !existsSync(join(folder, 'shell.html')))
if (values.kept && missing.length > 0) end(1, `There is no build in ${missing[0].folder}. Leave --kept out.`)
if (!values.kept) await makeBuilds()

const rows = []
let failures = 0
for (const program of PROGRAMS) {
  const { host, how, start } = program
  if (values.host.length > 0 && !values.host.includes(host)) continue
  const version = program.version(tools)
  if (version === null) {
    console.log(`${host}: not run, its program is not there (${program.missing})`)
    continue
  }
  const told = how.replace('{version}', version)
  const results = new Map()
  for (const build of builds) {
    console.log(`${host}, ${told}: ${build.name}`)
    const site = stage(build.folder, join(unpublishedFolder(build.folder), 'hosts', host), build.base)
    let stop
    try {
      const port = await freePort()
      stop = await start(site, build.base, port, tools)
      for (const { request, wrong: all } of await askAll(host, described(build), askAt(port))) {
        const wrong = all?.filter((each) => !program.own?.test(each)) ?? null
        if (wrong?.length > 0) {
          failures += 1
          console.error(`  ${request}: ${wrong.join('; ')}`)
        }
        // What the program does in a way of its own, only the copy has answered.
        const yes = all?.length > wrong?.length ? 'yes, by a copy' : 'yes'
        const said = wrong === null ? null : wrong.length === 0 ? yes : wrong.join('; ')
        results.set(request, [...(results.get(request) ?? []), said])
      }
    } catch (error) {
      failures += 1
      console.error(`  ${error.message}`)
    } finally {
      await stop?.()
      site.remove()
    }
  }
  rows.push({ host, told, results })
}
if (values.write) writePage()
console.log(`${rows.length} hosts and copies, ${failures} wrong answers`)
process.exit(failures > 0 ? 1 : 0)

function described({ folder, base, mocked, rendered }) {
  const script = readdirSync(join(folder, 'assets')).find((name) => /^index-.*\.js$/.test(name))
  const names = readFileSync(join(unpublishedFolder(folder), 'hosts', 'netlify', '_headers'), 'utf8').matchAll(
    /^ {2}([\w-]+):/gm,
  )
  const headers = [...new Set([...names].map(([, name]) => name))].filter((name) => name !== 'Cache-Control')
  return { base, mocked, rendered, script: `assets/${script}`, headers }
}

async function makeBuilds() {
  const source = await startTypescript('hosts')
  const { serve } = await source.load('/mocks/server.ts')
  const backend = await serve({ port: 0, publicFolder: 'public', scenario: 'samples' })
  const [command, vite] = binary('vite')
  try {
    for (const { name, folder, base, mocked } of builds) {
      console.log(`Building ${name} …`)
      rmSync(folder, { recursive: true, force: true })
      const real = mocked ? {} : { VITE_API_URL: backend.url }
      const rendering = name.startsWith('rendered')
        ? { RENDER_FROM: backend.url, SITE_URL: 'https://homes.example' }
        : {}
      const env = { ...process.env, NODE_ENV: 'production', ...real, ...rendering }
      await spawned(
        command,
        [vite, 'build', '--base', base, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
        env,
      )
    }
  } finally {
    await backend.stop()
    await source.close()
  }
}

/** In a process of its own, while this one answers it. */
async function spawned(command, args, env) {
  const child = spawn(command, args, { env, stdio: 'inherit' })
  const code = await new Promise((done) => void child.once('close', done))
  if (code !== 0) end(1, 'The build failed.')
}

/** One table: requests by hosts, and below it how each was asked. */
function writePage() {
  const PAGE = '.storybook/docs/guides/deploy.mdx'
  const shown = rows.filter(
    ({ told }, place) =>
      !told.startsWith('a copy') || !rows.some((row, at) => at !== place && row.host === rows[place].host),
  )
  const said = (cells) => {
    const all = [...new Set((cells ?? []).filter((cell) => cell !== null))]
    return all.length === 0 ? '–' : all.join('; ')
  }
  const table = [
    `| request | ${shown.map(({ host }) => host).join(' | ')} |`,
    `|---|${shown.map(() => '---|').join('')}`,
    ...REQUESTS.map(({ name }) => `| ${name} | ${shown.map(({ results }) => said(results.get(name))).join(' | ')} |`),
    `| how it was asked | ${shown.map(({ told }) => told).join(' | ')} |`,
  ]
  const text = readFileSync(PAGE, 'utf8')
  const from = text.indexOf('\n', text.indexOf('{/* hosts:')) + 1
  const to = text.indexOf('{/* /hosts */}')
  writeFileSync(PAGE, `${text.slice(0, from)}\n${table.join('\n')}\n\n${text.slice(to)}`)
}
