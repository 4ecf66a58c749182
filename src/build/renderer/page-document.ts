import type { RenderedScreen } from '@/app/first-page/render-screen'
import { ROWS_ID } from '@/app/first-page/page-rows'
import type { Changes } from './in-feet'
import { escaped } from '@/domain/text'
import { languageTag } from '@/words/locales'
import type { Label, Translate } from '@/words/words'
import { ownScreen } from './own-screen'
import type { Alternate } from './structured-data'

export type PageParts = RenderedScreen & {
  words: Translate
  alternates: readonly Alternate[]
  path: string
  searches: readonly string[]
  description: string
  url: string
  picture: string
  unlisted: boolean
  media: string
  /** ISO 8601. */
  asOf: string
  /** ISO 8601: from then on the content is too old to be shown. */
  until: string | null
  rows: { inPage: object } | { file: string } | null
  /** Null where the structure differs in feet; then they see outlines. */
  inFeet: Changes | null
  data: object | null
}

const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/

/** The outlines move into a template, and what loads the code becomes a list for `takeOver`. */
export function pageDocument(shell: string, parts: PageParts): string {
  const preloads = [...shell.matchAll(PRELOAD)].map(([, file = '']) => file)
  const entry = ENTRY.exec(shell)?.[1]
  const outlines = /<!--screen-->([^]*)<!--\/screen-->/.exec(shell)?.[1]
  if (!entry || outlines === undefined) throw new Error('the page has no entry, or no place for a screen')
  const attributes = {
    page: parts.path,
    searches: parts.searches.join(' '),
    media: parts.media,
    'as-of': parts.asOf,
    ...(parts.until ? { until: parts.until } : {}),
    ...(parts.rows && 'file' in parts.rows ? { rows: parts.rows.file } : {}),
    entry,
    code: [...preloads, entry].join(' '),
  }
  const title = escaped(parts.title ?? 'Proventous')
  return (
    shell
      .replaceAll(PRELOAD, '')
      .replace(ENTRY, '')
      .replace('<html lang="en"', () => `<html lang="${languageTag(parts.words.locale)}"${attributesOf(attributes)}`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(
        /<meta name="description"[^>]*>/,
        () => `<meta name="description" content="${escaped(parts.description)}" />`,
      )
      .replace(
        /(<script type="application\/json" id="screens">)(.*?)(?=<\/script>)/,
        (_, tag, table) => tag + json(ownScreen(JSON.parse(table), parts.path)),
      )
      .replace('<!--page-->', () => headOf(parts, title))
      // React takes no white space for its own.
      .replace(/\s*<!--screen-->[^]*<!--\/screen-->\s*/, () => parts.html)
      .replace('<!--take-over-->', () => '')
      .replace(
        /(<div id="root">[^]*<\/div>)(\s*)(<script>[^]*?<\/script>)(\s*)<noscript>[^]*?<\/noscript>/,
        (_, root, _gap, script) =>
          [
            // Ahead of the header that it repeats: further apart than 32 KB gzip finds no likeness.
            `<template id="outlines">${inWords(outlines, parts.words)}</template>`,
            root,
            parts.inFeet ? dataOf('in-feet', parts.inFeet) : '',
            rowsOf(parts.rows),
            script,
            `<noscript>${WITHOUT_SCRIPT.map((text) => parts.words(text)).join(' ')}</noscript>`,
          ].join('\n    '),
      )
  )
}

/** The content policy refuses styles in markup; `takeOver` sets them. */
export const withoutStyles = (html: string): string => html.replaceAll(' style="', ' data-style="')

const WITHOUT_SCRIPT = [
  'Without JavaScript you can read the listings and follow their links.',
  'Filters, the map, favorites and messages need it.',
] satisfies Label[]

const OF_OUTLINES = [
  'Proventous could not be loaded.',
  'Check your connection and try again.',
  'Try Again',
  'This browser is too old for Proventous.',
  'Update it, or use another: Chrome or Edge 116, Firefox 124, Safari 17.4, or newer.',
  'Missing here:',
] satisfies Label[]

const inWords = (outlines: string, t: Translate): string =>
  OF_OUTLINES.reduce((html, text) => html.replace(text, () => t(text)), outlines)

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('')
}

function headOf({ url, alternates, picture, description, ...parts }: PageParts, title: string): string {
  const { unlisted, links, data } = parts
  const graph = { type: data ? 'article' : 'website', site_name: 'Proventous', url, image: picture }
  return [
    ...(unlisted ? ['<meta name="robots" content="noindex" />'] : []),
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}" />`,
    ),
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    ...Object.entries(graph).map(([name, value]) => `<meta property="og:${name}" content="${escaped(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(data ? [`<script type="application/ld+json">${json(data)}</script>`] : []),
    links,
  ].join('\n    ')
}

function rowsOf(rows: PageParts['rows']): string {
  return rows && 'inPage' in rows ? dataOf(ROWS_ID, rows.inPage) : ''
}

const dataOf = (id: string, value: object) => `<script type="application/json" id="${id}">${json(value)}</script>`

/** JSON that no HTML parser takes for markup. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
