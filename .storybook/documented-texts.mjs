// Finds the documented texts in the code: string literals after a comment that names their section of the specification
// (A 5 and B 5 rules, A 8 and B 8 failures).
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const SECTION = /\b[AB] [58](?![\d.])/g
/** A sentence or a heading, rather than a key, a class or an address. */
const WORDS = /^[A-Z“'][^{}<>]*[a-z][^{}<>]* [^{}<>]*$/

/** Tests, summaries of calls, samples and names of places. */
const NOT_SHOWN = /\.(test|stories|test-support)\.|routeTree|^contract|\/sample-|places\.ts$/

/** @typedef {{ text: string, section: string, file: string, line: number }} DocumentedText */

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
  const take = (/** @type {string} */ raw, /** @type {number} */ start) => {
    const text = raw.replaceAll('&apos;', "'").replaceAll(/\s+/g, ' ').trim()
    if (!WORDS.test(text) || found.some((each) => each.text === text)) return
    const { sections } = named.findLast((each) => each.start <= start) ?? named[0]
    found.push({ text, section: sections, file, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && take(value, start),
    JSXText: ({ value, start }) => take(value, start),
    TemplateLiteral: ({ quasis, start }) =>
      take(quasis.map((part) => part.value.cooked ?? part.value.raw).join('…'), start),
  }).visit(program)
  return found
}

/** Provides the texts to the documentation as a virtual module, read at each start. */
export function documentedTextsPlugin(/** @type {string} */ root) {
  const id = 'virtual:documented-texts'
  return {
    name: 'proventous:documented-texts',
    resolveId: (/** @type {string} */ source) => (source === id ? `\0${id}` : null),
    load: (/** @type {string} */ loaded) =>
      loaded === `\0${id}` ? `export const TEXTS = ${JSON.stringify(documentedTexts(root))}` : null,
  }
}
