import { CACHE_OF_ASSETS, CACHE_OF_THE_REST } from './response-headers.mjs'

/** The page without a screen: what a path gets that has no page of its own. */
export const SHELL = 'shell.html'

type Site = {
  /** Of every answer. */
  headers: Record<string, string>
  /** The path under which the build is served, with `/` at both ends. */
  base: string
  /** Folder of the published files, as the commands name it. */
  folder: string
  /** Folder of these very files. */
  configs: string
  /** Whether public pages have files of their own. */
  rendered: boolean
}

/** Files that a host reads among the published ones: Netlify, Cloudflare Pages and others. */
export function publishedHostFiles({ headers, base, rendered }: Site): Record<string, string> {
  return {
    _headers: lines([
      `${base}*`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      `${base}assets/*`,
      `  Cache-Control: ${CACHE_OF_ASSETS}`,
    ]),
    // Deep links answer 200, so that search engines take them. A missing script may not be answered with the page.
    _redirects: lines([
      `${base}assets/* ${base}404.html 404`,
      ...(rendered ? [`${base}properties mode=rent ${base}properties-rent.html 200!`] : []),
      `${base}* ${base}${SHELL} 200`,
    ]),
  }
}

/** The same for other hosts; examples to begin with, for this very build. */
export function otherHostFiles(site: Site): Record<string, string> {
  return {
    'nginx.conf': nginx(site),
    Caddyfile: caddy(site),
    Containerfile: container(site),
    'vercel.json': vercel(site),
  }
}

function nginx({ headers, base }: Site): string {
  return lines([
    `# The published files lie in /usr/share/nginx/html${base}`,
    'map $uri $cache {',
    `  default "${CACHE_OF_THE_REST}";`,
    `  ~^${base}assets/ "${CACHE_OF_ASSETS}";`,
    '}',
    'server {',
    '  listen 8080;',
    '  root /usr/share/nginx/html;',
    '  server_tokens off;',
    '  gzip on;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
    '  # Only here: a location with a header of its own would send none of these.',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '  add_header Cache-Control $cache always;',
    `  location ${base}assets/ { try_files $uri =404; }`,
    `  location = ${base} { try_files ${base}index.html =404; }`,
    `  location = ${base}properties {`,
    `    if ($arg_mode = rent) { rewrite ^ ${base}properties-rent last; }`,
    `    try_files $uri.html ${base}${SHELL};`,
    '  }',
    `  location ${base} { try_files $uri $uri.html ${base}${SHELL}; }`,
    '}',
  ])
}

function caddy({ headers, base }: Site): string {
  return lines([
    `# The published files lie in /srv${base}. With a domain instead of the port, Caddy serves https by itself.`,
    ':8080 {',
    '  root * /srv',
    '  encode gzip',
    `  @assets path ${base}assets/*`,
    `  @rest not path ${base}assets/*`,
    '  header {',
    ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
    '    -Server',
    '  }',
    `  header @assets Cache-Control "${CACHE_OF_ASSETS}"`,
    `  header @rest Cache-Control "${CACHE_OF_THE_REST}"`,
    `  @rent expression \`path('${base}properties') && query({'mode': 'rent'})\``,
    `  rewrite @rent ${base}properties-rent`,
    '  handle @assets {',
    '    file_server',
    '  }',
    '  handle {',
    `    try_files {path} {path}.html ${base}${SHELL}`,
    '    file_server',
    '  }',
    '}',
  ])
}

function container({ base, folder, configs }: Site): string {
  return lines([
    `# docker build -f ${configs}/Containerfile -t proventous . && docker run --read-only --tmpfs /tmp -p 8080:8080 proventous`,
    'FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine',
    `COPY ${configs}/nginx.conf /etc/nginx/conf.d/default.conf`,
    `COPY ${folder} /usr/share/nginx/html${base}`,
    'EXPOSE 8080',
  ])
}

function vercel({ headers, base }: Site): string {
  const listOf = (of: Record<string, string>) => Object.entries(of).map(([key, value]) => ({ key, value }))
  const config = {
    headers: [
      { source: `${base}(.*)`, headers: listOf(headers) },
      { source: `${base}assets/(.*)`, headers: listOf({ 'Cache-Control': CACHE_OF_ASSETS }) },
    ],
    cleanUrls: true,
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}${SHELL}` }],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`
}
