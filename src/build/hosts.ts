import { PREFIXES } from '../words/locales.ts'
import type { HOST_NAMES } from './variables.mjs'
import { CACHE_OF_ASSETS, CACHE_OF_THE_REST } from './response-headers.mjs'

/** The page without a screen: what a path of the app gets that has no page of its own. */
export const SHELL = 'shell.html'

export type Site = {
  headers: Record<string, string>
  /** The path under which the build is served, with `/` at both ends. */
  base: string
  folder: string
  configs: string
  rendered: boolean
  /** Paths of the app's screens, below the base. */
  screens: readonly Screens[]
}

/** A screen, or the screens below a path: `{ path: 'property', below: true }` has `/property/3`. */
export type Screens = { path: string; below: boolean }

/** `published`: the files lie among the published ones, at the root of the site. */
export const HOSTS = {
  netlify: { published: true, filesFor: netlify },
  'cloudflare-pages': { published: true, filesFor: cloudflarePages },
  vercel: { published: true, filesFor: (site: Site) => ({ 'vercel.json': vercel(site) }) },
  nginx: { published: false, filesFor: (site: Site) => ({ 'nginx.conf': nginx(site) }) },
  caddy: { published: false, filesFor: (site: Site) => ({ Caddyfile: caddy(site) }) },
  container: { published: false, filesFor: (site: Site) => ({ Containerfile: container(site) }) },
} satisfies Record<
  (typeof HOST_NAMES)[number],
  { published: boolean; filesFor: (site: Site) => Record<string, string> }
>

export type HostName = keyof typeof HOSTS

/** From the text of `routeTree.gen.ts`. Any other path has no page and is answered 404. */
export function screensOf(routeTree: string): Screens[] {
  const union = /\bfullPaths:([^]+?)\n {2}\w/.exec(routeTree)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  const parts = paths.map((path) => path.split('/').filter(Boolean)).filter(([first]) => first !== undefined)
  const firsts = [...new Set(parts.map(([first = '']) => first))].toSorted()
  const isScreen = (path: string) => parts.some(([first, ...rest]) => first === path && rest.length === 0)
  const hasBelow = (path: string) => parts.some(([first, ...rest]) => first === path && rest.length > 0)
  return firsts.flatMap((path) => [
    ...(isScreen(path) ? [{ path, below: false }] : []),
    ...(hasBelow(path) ? [{ path, below: true }] : []),
  ])
}

const LANGUAGES = Object.keys(PREFIXES)
/** Each screen has an address in each language, and one without. */
const STARTS = ['', ...LANGUAGES.map((language) => `${language}/`)]
/** In regular expressions. */
const ANY_LANGUAGE = LANGUAGES.join('|')

/** For hosts that read regular expressions: every path of the app, with or without a slash at its end. */
function screenPattern({ base, screens }: Site): string {
  const single = screens.filter(({ below }) => !below).map(({ path }) => path)
  const areas = screens.filter(({ below }) => below).map(({ path }) => `${path}/.+`)
  return `^${base}(${ANY_LANGUAGE}|((${ANY_LANGUAGE})/)?(${[...single, ...areas].join('|')}))/?$`
}

/** `_headers` is read by several hosts, in one format. */
function headersFile({ headers, base }: Site): string[] {
  return [
    ...(base === '/' ? [] : [`# Belongs at the root of the site, one level above the published files in ${base}`]),
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${CACHE_OF_ASSETS}`,
  ]
}

function netlify(site: Site) {
  const { base, rendered, screens } = site
  const starts = STARTS.map((start) => base + start)
  return {
    _headers: lines(headersFile(site)),
    // Deep links answer 200 for search engines. A missing script may not be answered with the page.
    _redirects: lines([
      `${base}assets/* ${base}404.html 404`,
      ...(rendered ? starts.map((start) => `${start}properties mode=rent ${start}properties-rent.html 200!`) : []),
      ...starts.flatMap((start) =>
        screens.map(({ path, below }) => `${start}${path}${below ? '/*' : ''} ${base}${SHELL} 200`),
      ),
      ...LANGUAGES.map((language) => `${base}${language} ${base}${SHELL} 200`),
      `${base}* ${base}404.html 404`,
    ]),
  }
}

/** Pages follows a line of `_redirects` even where there is a file, so a worker asks for the file first. */
function cloudflarePages(site: Site) {
  const { base, rendered } = site
  const worker = [
    `const SCREENS = new RegExp(${JSON.stringify(screenPattern(site))})`,
    ...(rendered
      ? [`const PROPERTIES = new RegExp(${JSON.stringify(`^${base}(((${ANY_LANGUAGE})/)?properties)$`)})`]
      : []),
    'const page = (name, request) => {',
    `  const url = new URL('${base}' + name, request.url)`,
    '  return new Request(url, { method: request.method, headers: request.headers })',
    '}',
    '',
    'export default {',
    '  async fetch(request, env) {',
    '    const { pathname, searchParams } = new URL(request.url)',
    ...(rendered
      ? [
          '    const [, properties] = PROPERTIES.exec(pathname) ?? []',
          "    if (properties && searchParams.get('mode') === 'rent')",
          "      return env.ASSETS.fetch(page(properties + '-rent', request))",
        ]
      : []),
    '    const found = await env.ASSETS.fetch(request)',
    '    if (found.status !== 404 || !SCREENS.test(pathname)) return found',
    "    return env.ASSETS.fetch(page('shell', request))",
    '  },',
    '}',
  ]
  return {
    _headers: lines(headersFile(site)),
    _redirects: lines(['# None: _worker.js answers.']),
    '_worker.js': lines(rendered ? worker : worker.map((line) => line.replace('pathname, searchParams', 'pathname'))),
    '_routes.json': `${JSON.stringify({ version: 1, include: [`${base}*`], exclude: [`${base}assets/*`] }, null, 2)}\n`,
  }
}

function nginx(site: Site): string {
  const { headers, base, rendered } = site
  return lines([
    `# The published files lie in /usr/share/nginx/html${base}`,
    'map $uri $cache {',
    `  default "${CACHE_OF_THE_REST}";`,
    `  ~^${base}assets/ "${CACHE_OF_ASSETS}";`,
    '}',
    'server {',
    '  listen 8080;',
    '  # The port that visitors see may be another.',
    '  absolute_redirect off;',
    '  root /usr/share/nginx/html;',
    '  server_tokens off;',
    '  # A file that lies there compressed, index.js.gz, is sent as it is.',
    '  gzip_static on;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
    '  # Only here: a location with a header of its own would send none of these.',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  add_header Cache-Control $cache always;',
    `  error_page 404 ${base}404.html;`,
    `  location ${base}assets/ { try_files $uri =404; }`,
    ...(base === '/' ? [] : [`  location = ${base.slice(0, -1)} { return 301 ${base}; }`]),
    `  location = ${base} { try_files ${base}index.html =404; }`,
    '  # The landing page in a language is a file beside the folder of the others.',
    `  rewrite ^(${base}(${ANY_LANGUAGE}))/$ $1 last;`,
    ...(rendered
      ? [
          `  location ~ ^${base}((${ANY_LANGUAGE})/)?properties$ {`,
          '    if ($arg_mode = rent) { rewrite ^(.+)$ $1-rent.html last; }',
          `    try_files $uri.html ${base}${SHELL};`,
          '  }',
        ]
      : []),
    `  location ~ ${screenPattern(site)} { try_files $uri $uri.html ${base}${SHELL}; }`,
    '  location / { try_files $uri $uri.html =404; }',
    '}',
  ])
}

function caddy(site: Site): string {
  const { headers, base, rendered } = site
  const lists = STARTS.map((start) => `'${base}${start}properties'`)
  // With tabs, as `caddy fmt` wants it.
  return lines([
    `# The published files lie in /srv${base}. With a domain instead of the port, Caddy serves https by itself.`,
    '# Twice below: an answer of handle_errors has none of what the site says before.',
    '(headers) {',
    '  header {',
    ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
    '    -Server',
    '  }',
    '}',
    ':8080 {',
    '  root * /srv',
    '  import headers',
    '  encode gzip',
    `  @assets path ${base}assets/*`,
    `  @rest not path ${base}assets/*`,
    `  @screens path_regexp ${screenPattern(site)}`,
    '  # The landing page in a language is a file beside the folder of the others.',
    `  @landing path_regexp landing ^(${base}(${ANY_LANGUAGE}))/$`,
    '  rewrite @landing {re.landing.1}',
    `  header @assets Cache-Control "${CACHE_OF_ASSETS}"`,
    `  header @rest Cache-Control "${CACHE_OF_THE_REST}"`,
    ...(rendered
      ? [`  @rent expression \`path(${lists.join()}) && query({'mode': 'rent'})\``, '  rewrite @rent {path}-rent.html']
      : []),
    '  handle @screens {',
    `    try_files {path} {path}.html ${base}${SHELL}`,
    '    file_server',
    '  }',
    '  handle {',
    '    try_files {path} {path}.html',
    '    file_server {',
    '      # A file that lies there compressed, index.js.br, is sent as it is.',
    '      precompressed br gzip',
    '    }',
    '  }',
    '  handle_errors {',
    '    import headers',
    '    # A script that is gone may be back with the next deployment.',
    `    header Cache-Control "${CACHE_OF_THE_REST}"`,
    `    rewrite * ${base}404.html`,
    '    file_server',
    '  }',
    '}',
  ]).replaceAll(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))
}

function container({ base, folder, configs }: Site): string {
  return lines([
    `# docker build -f ${configs}/container/Containerfile -t proventous .`,
    '# docker run --read-only --tmpfs /tmp -p 8080:8080 proventous',
    'FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine',
    `COPY ${configs}/nginx/nginx.conf /etc/nginx/conf.d/default.conf`,
    `COPY ${folder} /usr/share/nginx/html${base}`,
    'EXPOSE 8080',
  ])
}

/** Routes, the older form: what a header of `headers` says of a path, it says of a file that is gone too. */
function vercel(site: Site): string {
  const { headers, base, rendered } = site
  const bare = base.slice(0, -1)
  const routes = [
    ...(base === '/' ? [] : [{ src: `^${bare}$`, status: 308, headers: { Location: base } }]),
    ...(rendered
      ? [
          {
            src: `^(${base}((${ANY_LANGUAGE})/)?properties)/?$`,
            has: [{ type: 'query', key: 'mode', value: 'rent' }],
            headers,
            dest: '$1-rent.html',
          },
        ]
      : []),
    { src: `^${base}assets/.*$`, headers: { 'Cache-Control': CACHE_OF_ASSETS }, continue: true },
    // The last before the files: `vercel dev` forgets the headers of any other.
    { src: `^${bare}(/.*)?$`, headers, continue: true },
    { handle: 'filesystem' },
    {
      src: `^${base}assets/.*$`,
      status: 404,
      headers: { 'Cache-Control': CACHE_OF_THE_REST },
      dest: `${base}404.html`,
    },
    { src: `^${base}(.+?)/?$`, dest: `${base}$1.html`, check: true },
    // Where there is no such file, the path keeps the ending that was tried.
    { src: screenPattern(site).replace('/?$', '(\\.html)?/?$'), dest: base + SHELL },
    { src: `^${bare}(/.*)?$`, status: 404, dest: `${base}404.html` },
  ]
  return `${JSON.stringify({ routes }, null, 2)}\n`
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`
}
