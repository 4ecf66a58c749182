import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that a build for a real backend may publish, by the first part of the path. */
const PUBLISHED = [
  '404.html',
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  'assets',
  'favicon.svg',
  'index.html',
  'pictures',
  'placeholder-image.jpg',
  'robots.txt',
  'share.png',
  'shell.html',
]

const ASSET = /^assets\/[\w.-]+\.(js|css|woff2|webp|png|svg)$/
const TEXT = /\.(js|css|html|json|svg|txt)$|^_/

/** Words that only the mocks' code and the demo's accounts have; a module could hide behind a bundler, its texts can't. */
const FORBIDDEN_TEXTS = [
  'mockServiceWorker',
  'proventous-mock',
  'demo.test',
  // The sample people.
  'proventous.test',
  'Sumagaysay',
  'Password1',
  'scenario-101',
  'ten-thousand',
  'sourceMappingURL',
]

/**
 * What a build for a real backend publishes and should not, a sentence each: files of the demo, source maps, the manifest, demo
 * accounts and their password, a page with listings that nobody asked to render, and a policy that allows a host with a wildcard.
 * @param {string} folder @returns {string[]}
 */
export function wronglyPublished(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
  return files.flatMap((name) => {
    const [first = ''] = name.split('/')
    if (!PUBLISHED.includes(first) || (first === 'assets' && !ASSET.test(name))) return [`the file ${name}`]
    if (!TEXT.test(name)) return []
    const text = readFileSync(join(folder, name), 'utf8')
    const words = FORBIDDEN_TEXTS.filter((word) => text.includes(word)).map((word) => `the text '${word}' in ${name}`)
    if (/<html[^>]*\bdata-page=|<article\b/.test(text) && name.endsWith('.html')) words.push(`listings in ${name}`)
    const wide = /(?:connect|img|script)-src[^;"]*(?:\s\*|\/\/\*|\shttps?:[\s;"])/.test(text)
    return wide && /html$|^_headers$/.test(name) ? [...words, `a policy with a wildcard in ${name}`] : words
  })
}
