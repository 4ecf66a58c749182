import { createHash } from 'node:crypto'

/** What Radix's select writes into a style element of its own, word for word. */
const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** The identity provider's own button, in a build that has its client id: a script, a frame and a style sheet of theirs. */
const PROVIDER = 'https://accounts.google.com/gsi/'

/**
 * Adds the content policy to a finished page: only its own scripts, and inline ones by their hash; calls to its own origin and
 * to the configured backend. A browser takes no `frame-ancestors` from a page; that one is in `public/_headers`.
 * @param {string} html
 * @param {{ mocked: boolean, VITE_API_URL?: string, VITE_REALTIME_URL?: string, VITE_GOOGLE_CLIENT_ID?: string }} build
 */
export function withContentPolicy(html, build) {
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => hashOf(text))
  const provider = build.VITE_GOOGLE_CLIENT_ID ? [PROVIDER] : []
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...provider.map((at) => `${at}client`)],
    'style-src': ["'self'", hashOf(SELECT_STYLE), ...provider.map((at) => `${at}style`)],
    // Photos are shown before they are sent (blob:), stand-ins are inline (data:), and a listing's may lie on any host (B 7).
    'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
    'connect-src': ["'self'", ...backends(build), ...provider],
    // The peso sign's glyphs are inline in the style sheet.
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'frame-src': provider.length > 0 ? provider : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${text.join('; ')}" />`
  // Ahead of everything that it holds for.
  return html.replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${tag}`)
}

/** Where the product calls, and where its socket connects; a policy has to name the socket's scheme too. */
function backends({ mocked, VITE_API_URL, VITE_REALTIME_URL }) {
  if (mocked) return []
  const named = [VITE_API_URL, VITE_REALTIME_URL].filter((at) => /^https?:/.test(at ?? ''))
  const origins = new Set(named.map((at) => new URL(at).origin))
  // Unset: port 3001 of whatever host serves the page (A 7).
  if (!VITE_REALTIME_URL) for (const scheme of ['http', 'https']) origins.add(`${scheme}://*:3001`)
  return [...origins].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
