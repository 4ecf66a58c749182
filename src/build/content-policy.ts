import { createHash } from 'node:crypto'

/** The identity provider’s button, in a build with its client id: a script, a frame and a style sheet. */
const PROVIDER = 'https://accounts.google.com/gsi/'
const PROVIDER_PICTURES = 'https://*.googleusercontent.com'

export type Build = {
  mocked: boolean
  base: string
  VITE_API_URL?: string
  VITE_REALTIME_URL?: string
  VITE_TILE_URL?: string
  VITE_IMAGE_HOSTS?: string
  VITE_GOOGLE_CLIENT_ID?: string
}

type Policy = Record<string, string[]>

/** The host sends it too: browsers take no `frame-ancestors` from a page, and a worker obeys its own file’s policy. */
export function withContentPolicy(html: string, build: Build): { page: string; header: string } {
  const provider = Boolean(build.VITE_GOOGLE_CLIENT_ID)
  // The provider's script writes markup of its own, which no policy of ours could know.
  const types = provider ? null : trustedTypesScript(build)
  const scripts = [...(types ? [types] : []), ...inlineTexts(html, 'script')]
  const policy = policyOf(scripts, inlineTexts(html, 'style'), build)
  const tags = [`<meta http-equiv="Content-Security-Policy" content="${textOf(policy)}" />`]
  if (types) tags.push(`<script>${types}</script>`)
  // Ahead of everything that they hold for.
  const page = html.replace(/<meta charset="utf-8" ?\/?>/, (charset) => [charset, ...tags].join('\n    '))
  return { page, header: textOf({ ...forEveryFile(policy, build), 'frame-ancestors': ["'none'"] }) }
}

function policyOf(scripts: string[], styles: string[], build: Build): Policy {
  const provider = build.VITE_GOOGLE_CLIENT_ID ? [PROVIDER] : []
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...provider.map((at) => `${at}client`)],
    'style-src': ["'self'", hashOf(SELECT_STYLE), ...styles.map(hashOf), ...provider.map((at) => `${at}style`)],
    // Photos are shown before they are sent (blob:), stand-ins are inline (data:).
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts(build)],
    'connect-src': ["'self'", ...backends(build), ...provider],
    // The peso sign's glyphs are inline in the style sheet.
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'frame-src': provider.length > 0 ? provider : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(provider.length > 0 ? {} : { 'trusted-types': ['default'], 'require-trusted-types-for': ["'script'"] }),
  }
}

/** The worker of the mocks passes on whatever the page loads, so only the page’s policy says from where. */
function forEveryFile(policy: Policy, { mocked }: Build): Policy {
  if (!mocked) return policy
  const { 'default-src': _all, 'connect-src': _calls, 'img-src': _pictures, ...rest } = policy
  return rest
}

/** Where the product calls, and where its socket connects; a policy has to name the socket's scheme too. */
function backends({ mocked, VITE_API_URL, VITE_REALTIME_URL }: Build): string[] {
  if (mocked) return []
  const sockets = originsOf(VITE_REALTIME_URL)
  return [...new Set([...originsOf(VITE_API_URL), ...sockets, ...sockets.map((at) => at.replace(/^http/, 'ws'))])]
}

/** In the mocked build pictures may lie on any host (B 7). */
function pictureHosts({ mocked, ...build }: Build): string[] {
  if (mocked) return ['http:', 'https:']
  const named = [build.VITE_API_URL, build.VITE_TILE_URL].flatMap(originsOf)
  const more = build.VITE_IMAGE_HOSTS?.split(/[\s,]+/).filter(Boolean) ?? []
  for (const host of more) if (!/^https?:(\/\/[\w*.-]+(:\d+)?)?$/.test(host)) throw new Error(`'${host}' is no origin`)
  return [...new Set([...named, ...more, ...(build.VITE_GOOGLE_CLIENT_ID ? [PROVIDER_PICTURES] : [])])]
}

/** The origin of a URL, none for a path. The `{s}` of a tile service stands for any subdomain. */
function originsOf(url: string | undefined): string[] {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(url?.replace('{s}', '*') ?? '') ?? []
  return origin ? [origin] : []
}

/** `text` is a policy, or a page with it, that allows one style. Then it allows others in its place. */
export function allowStyles(text: string, instead: string, styles: readonly string[]): string {
  return text.replaceAll(hashOf(instead), styles.map(hashOf).join(' '))
}

function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text)
}

/** Over the text as the browser reads it: a page written with CRLF has LF once it is parsed. */
function hashOf(text: string): string {
  const read = text.replaceAll(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`
}

function textOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** What Radix's select writes into a style element of its own, word for word. */
const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}' +
  '[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Radix’s style, and the drawing by which Leaflet finds out whether it may draw. */
const MARKUP = [SELECT_STYLE, '<svg/>']

/** It is the default policy because libraries write those texts and URLs, and they know of no policy. */
function trustedTypesScript({ mocked, base }: { mocked: boolean; base: string }): string {
  const files = `^${escaped(base)}(assets/[\\w.-]+\\.js${mocked ? '|mock-worker\\.js' : ''})$`
  const markup = `return ${JSON.stringify(MARKUP)}.indexOf(t)<0?null:t`
  const isOwn = `u.origin===location.origin&&new RegExp(${JSON.stringify(files)}).test(u.pathname)`
  const url = `var u=new URL(t,location.href);return ${isOwn}?u.href:null`
  const rules = `createHTML:function(t){${markup}},createScriptURL:function(t){${url}}`
  return `if(window.trustedTypes)trustedTypes.createPolicy('default',{${rules}})`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
