import { createHash } from 'node:crypto'
import { SELECT_STYLE, trustedTypesScript } from './trusted-types.ts'

/** The identity provider's own button, in a build that has its client id: a script, a frame and a style sheet of theirs. */
const PROVIDER = 'https://accounts.google.com/gsi/'

type Build = {
  mocked: boolean
  base: string
  VITE_API_URL?: string
  VITE_REALTIME_URL?: string
  VITE_GOOGLE_CLIENT_ID?: string
}

/**
 * Adds the content policy to a finished page, with the Trusted Types policy that it names: only its own scripts, and inline ones by
 * their hash; calls to its own origin and to the configured backend. A browser takes no `frame-ancestors` from a page; that one is
 * in `public/_headers`.
 */
export function withContentPolicy(html: string, build: Build): string {
  const provider = build.VITE_GOOGLE_CLIENT_ID ? [PROVIDER] : []
  // The provider's script writes markup of its own, which no policy of ours could know.
  const types = provider.length > 0 ? null : trustedTypesScript(build)
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
  if (types) inline.unshift(hashOf(types))
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
    ...(types ? { 'trusted-types': ['default'], 'require-trusted-types-for': ["'script'"] } : {}),
  }
  const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  const tags = [`<meta http-equiv="Content-Security-Policy" content="${text.join('; ')}" />`]
  if (types) tags.push(`<script>${types}</script>`)
  // Ahead of everything that they hold for.
  return html.replace(/<meta charset="utf-8" ?\/?>/, (charset) => [charset, ...tags].join('\n    '))
}

/** Where the product calls, and where its socket connects; a policy has to name the socket's scheme too. */
function backends({ mocked, VITE_API_URL, VITE_REALTIME_URL }: Build): string[] {
  if (mocked) return []
  const named = [VITE_API_URL, VITE_REALTIME_URL].flatMap((at) => (at && /^https?:/.test(at) ? [at] : []))
  const origins = new Set(named.map((at) => new URL(at).origin))
  // Unset: port 3001 of whatever host serves the page (A 7).
  if (!VITE_REALTIME_URL) for (const scheme of ['http', 'https']) origins.add(`${scheme}://*:3001`)
  return [...origins].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
