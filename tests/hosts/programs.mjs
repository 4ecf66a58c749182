// The programs of hosts, as far as this machine has them: how to find each, and how to start it on a site.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { join } from 'node:path'
import { askAt } from './ask.mjs'
import { cloudflarePages, netlify, vercel } from './copies.mjs'

/**
 * @typedef {{ root: string, file: (name: string) => string }} Site
 * @typedef {object} Program
 * @property {string} host a name of `HOSTS` (src/build/hosts.ts)
 * @property {string} how as the page says it; `{version}` is filled in
 * @property {string} [missing] where to get it
 * @property {RegExp} [own] what a local program does otherwise than its host
 * @property {(tools: string) => string | null} version null where it is not there
 * @property {(site: Site, base: string, port: number, tools: string) => Promise<() => Promise<void>>} start returns how to stop it
 */

/** @type {Program[]} */
export const PROGRAMS = [
  copyOf('netlify', netlify),
  copyOf('cloudflare-pages', cloudflarePages),
  copyOf('vercel', vercel),
  {
    host: 'nginx',
    how: 'run with nginx {version}',
    missing: 'apt-get install nginx-light',
    version: () => versionOf('nginx', ['-v'], /nginx\/([\d.]+)/),
    start(site, _, port) {
      const own = join(site.root, 'own')
      mkdirSync(own)
      const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${own}/${name};`,
      )
      const text = site
        .file('nginx.conf')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('root /usr/share/nginx/html;', `root ${site.root};`)
      const http = [`include ${types.find((file) => existsSync(file))};`, 'access_log off;', ...temporary, text].join(
        '\n',
      )
      writeFileSync(
        join(own, 'nginx.conf'),
        `pid ${own}/pid;\nerror_log ${own}/error.log;\nevents {}\nhttp {\n${http}\n}\n`,
      )
      return started('nginx', ['-c', join(own, 'nginx.conf'), '-g', 'daemon off; master_process off;'], port)
    },
  },
  {
    host: 'caddy',
    how: 'run with Caddy {version}',
    missing: 'apt-get install caddy',
    version: () => versionOf('caddy', ['version'], /v?(\d[\d.]+)/),
    start(site, _, port) {
      const text = site
        .file('Caddyfile')
        .replace(':8080 {', `http://:${port} {`)
        .replace('root * /srv', `root * ${site.root}`)
      const config = join(site.root, 'own.Caddyfile')
      writeFileSync(config, `{\n  admin off\n}\n${text}`)
      return started('caddy', ['run', '--adapter', 'caddyfile', '--config', config], port, { XDG_DATA_HOME: site.root })
    },
  },
  {
    host: 'cloudflare-pages',
    how: 'run with wrangler {version}, Cloudflare’s local runtime',
    missing: 'npm i wrangler@4 in the folder of --tools',
    version: (tools) => versionIn(tools, 'wrangler'),
    start: (site, _, port, tools) =>
      started(
        process.execPath,
        [
          inTools(tools, 'wrangler', 'bin/wrangler.js'),
          'pages',
          'dev',
          site.root,
          // Any day that the local runtime knows: it takes none after its own.
          '--compatibility-date=2025-01-01',
          '--ip',
          '127.0.0.1',
          '--port',
          `${port}`,
        ],
        port,
        { WRANGLER_SEND_METRICS: 'false', CI: 'true' },
        site.root,
      ),
  },
  {
    host: 'vercel',
    how: 'run with vercel {version} (`vercel dev --local`), which sends a Cache-Control of its own and reads no query',
    own: /^Cache-Control:|^not the page of what is for rent/,
    missing: 'npm i vercel in the folder of --tools',
    version: (tools) => versionIn(tools, 'vercel'),
    start: (site, _, port, tools) =>
      started(
        process.execPath,
        [inTools(tools, 'vercel', 'dist/index.js'), 'dev', '--local', '--listen', `127.0.0.1:${port}`],
        port,
        { VERCEL_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: 'true', HOME: site.root },
        site.root,
      ),
  },
  {
    host: 'netlify',
    how: 'run with netlify-cli {version}, which sends a Cache-Control of its own',
    own: /^Cache-Control:/,
    missing: 'npm i netlify-cli in the folder of --tools',
    version: (tools) => versionIn(tools, 'netlify-cli'),
    start: (site, _, port, tools) =>
      started(
        process.execPath,
        [
          inTools(tools, 'netlify-cli', 'bin/run.js'),
          'dev',
          '--offline',
          // It would fetch a runtime for functions, which a build has none of.
          '--internal-disable-edge-functions',
          '--no-open',
          '--framework',
          '#static',
          '--dir',
          site.root,
          '--port',
          `${port}`,
        ],
        port,
        { CI: 'true', NETLIFY_TELEMETRY_DISABLED: '1' },
        site.root,
      ),
  },
]

function copyOf(host, handlerOf) {
  return {
    host,
    how: 'a copy that follows its published rules',
    version: () => '',
    async start(site, base, port) {
      const server = createServer(await handlerOf(site.root, base))
      await new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve))
      return () => new Promise((resolve) => void server.close(resolve))
    },
  }
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function versionOf(command, args, pattern) {
  const { error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return error ? null : (pattern.exec(`${stdout}${stderr}`)?.[1] ?? null)
}

const inTools = (tools, name, file) => join(tools, 'node_modules', name, file)

function versionIn(tools, name) {
  const file = inTools(tools, name, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

/** Starts a program and waits until it answers. */
async function started(command, args, port, env = {}, cwd) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  const ended = new Promise((resolve) => void child.once('close', resolve))
  let isOver = false
  void ended.then(() => (isOver = true))
  const ask = askAt(port)
  for (const until = Date.now() + 90_000; ; await new Promise((resolve) => void setTimeout(resolve, 100))) {
    if (isOver || Date.now() > until)
      throw new Error(`${command} did not start:\n${Buffer.concat(said).toString().slice(-2000)}`)
    const answers = await ask('/').then(
      () => true,
      () => false,
    )
    if (answers) break
  }
  return async () => {
    child.kill()
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(late)
  }
}
