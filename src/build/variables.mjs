// Every variable that a build, a host or a command of the project reads. The page *Deploy* shows them in one table.
// JavaScript: commands read it with Node alone.

/** @typedef {{ name: string, isAddress?: boolean }} Variable */

/** @type {readonly Variable[]} */
export const VARIABLES = [
  { name: 'VITE_API_URL', isAddress: true },
  { name: 'VITE_REALTIME_URL' },
  { name: 'VITE_IMAGE_HOSTS' },
  { name: 'VITE_TILE_URL' },
  { name: 'VITE_GOOGLE_CLIENT_ID' },
  { name: 'RENDER_FROM', isAddress: true },
  { name: 'SITE_URL', isAddress: true },
  { name: 'RENDER_STRICT' },
  { name: 'PUBLISH_FOR' },
  { name: 'BACKEND_URL', isAddress: true },
  { name: 'CHANGED_SECRET' },
  { name: 'PORT' },
  { name: 'CHROMIUM_PATH' },
]

/** Hosts that a build writes files for (hosts.ts). */
export const HOST_NAMES = /** @type {const} */ ([
  'netlify',
  'cloudflare-pages',
  'vercel',
  'nginx',
  'caddy',
  'container',
])

/**
 * Why a text is no http address, in a sentence that names where it comes from; null where it is one.
 * @param {string} name @param {string} given @returns {string | null}
 */
export function addressProblem(name, given) {
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return null
  return `${name} is '${given}', but has to be an address such as https://your.host`
}

/**
 * What is wrong with the variables of a build, a sentence each.
 * @param {Record<string, string | undefined>} env @returns {string[]}
 */
export function wrongVariables(env) {
  const addresses = VARIABLES.flatMap(({ name, isAddress }) => {
    const given = env[name]
    return (isAddress && given && addressProblem(name, given)) || []
  })
  if (!env['RENDER_FROM']) return addresses
  const missing = [
    ...(env['SITE_URL'] ? [] : ['RENDER_FROM needs SITE_URL too, the address under which the pages are published.']),
    ...(env['VITE_API_URL']
      ? []
      : ['RENDER_FROM needs VITE_API_URL too, the address at which a browser finds the backend.']),
  ]
  return [...addresses, ...missing]
}
