// Finds the documented texts in the code: string literals after a comment that names their section of the specification
// (A 5 and B 5 rules, A 8 and B 8 failures).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { PLACEHOLDER } from './deck.mjs'

const SECTION = /\b[AB] [58](?![\d.])/g
/** A sentence or a heading, rather than a key, a class or an address. */
const WORDS = /^[A-Z“'][^{}<>]*[a-z][^{}<>]* [^{}<>]*$/

/** Tests, summaries of calls, samples and names of places. */
const NOT_SHOWN = /\.(test|stories|test-support)\.|routeTree|^contract|\/sample-|places\.ts$/

/**
 * Where a text stands in its file, as offsets, and how it is written there. `expressions` are the sources of a template's
 * placeholders.
 * @typedef {{ start: number, end: number, kind: 'literal' | 'attribute' | 'jsx' | 'template', expressions: string[] }} Place
 */
/**
 * A text with the key by which a copy deck names it. Placeholders are `{1}`, `{2}`.
 * @typedef {{ key: string, text: string, section: string, file: string, line: number, places: Place[] }} DocumentedText
 */

/**
 * @param {string} root the repository
 * @returns {DocumentedText[]} by section, then file
 */
export function documentedTexts(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_SHOWN.test(name))
    .map((name) => join(root, 'src', name))
  return files
    .flatMap((file) => textsIn(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')))
    .toSorted((one, other) => `${one.section} ${one.file}`.localeCompare(`${other.section} ${other.file}`))
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {DocumentedText[]}
 */
export function textsIn(file, source) {
  if (!/\b[AB] [58]\b/.test(source)) return []
  const { program, comments } = parseSync(file, source)
  const named = comments.flatMap(({ value, start }) => {
    const sections = [...new Set(value.match(SECTION))]
    return sections.length > 0 ? [{ sections: sections.join(', '), start }] : []
  })
  if (named.length === 0) return []
  /** @type {DocumentedText[]} */
  const found = []
  /** @type {Set<number>} */
  const attributes = new Set()
  const take = (/** @type {string} */ raw, /** @type {Place} */ place) => {
    const text = decoded(raw).replaceAll(/\s+/g, ' ').trim()
    if (!WORDS.test(text.replaceAll(PLACEHOLDER, '…'))) return
    const known = found.find((each) => each.text === text)
    if (known) {
      known.places.push(place)
      return
    }
    const { start } = place
    const { sections } = named.findLast((each) => each.start <= start) ?? named[0]
    const line = source.slice(0, start).split('\n').length
    found.push({ key: keyOf(file, text, found), text, section: sections, file, line, places: [place] })
  }
  new Visitor({
    JSXAttribute: ({ value }) => void (value?.type === 'Literal' && attributes.add(value.start)),
    Literal: ({ value, start, end }) => {
      const kind = attributes.has(start) ? 'attribute' : 'literal'
      if (typeof value === 'string') take(value, { start, end, kind, expressions: [] })
    },
    JSXText: ({ value, start, end }) => take(value, { start, end, kind: 'jsx', expressions: [] }),
    TemplateLiteral: ({ quasis, expressions, start, end }) => {
      const text = quasis.map(({ value }, at) => `${at > 0 ? `{${at}}` : ''}${value.cooked ?? value.raw}`).join('')
      const sources = expressions.map((each) => source.slice(each.start, each.end))
      take(text, { start, end, kind: 'template', expressions: sources })
    },
  }).visit(program)
  return found
}

/** The characters behind the entities that the code uses. */
function decoded(/** @type {string} */ raw) {
  const entities = { '&apos;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' }
  return Object.entries(entities).reduce((text, [entity, character]) => text.replaceAll(entity, character), raw)
}

/** `features/tours/labels:no-tours-yet`: the file and the first words, with a number where another text begins with them too. */
function keyOf(
  /** @type {string} */ file,
  /** @type {string} */ text,
  /** @type {readonly DocumentedText[]} */ others,
) {
  const place = file.replace(/^src\//, '').replace(/\.tsx?$/, '')
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const key = `${place}:${words.slice(0, 8).join('-')}`
  const same = others.filter((each) => each.key === key || each.key.startsWith(`${key}~`)).length
  return same > 0 ? `${key}~${same + 1}` : key
}

/** Provides the texts to the documentation as a virtual module, read at each start. */
export function documentedTextsPlugin(/** @type {string} */ root) {
  const id = 'virtual:documented-texts'
  return {
    name: 'proventous:documented-texts',
    resolveId: (/** @type {string} */ source) => (source === id ? `\0${id}` : null),
    load: (/** @type {string} */ loaded) =>
      loaded === `\0${id}`
        ? `export const TEXTS = ${JSON.stringify(documentedTexts(root).map(({ places: _, ...text }) => text))}`
        : null,
  }
}
