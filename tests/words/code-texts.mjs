// Reads which texts the code asks the dictionaries for, and which it shows past them.
import { parseSync } from 'oxc-parser'

/** The same in every language: the name of the product, and examples of names and places. */
const NAMES = /Proventous|m\.me\/juan\.delacruz|hello@proventous\.example|Iznart Street|(Jaro, )?Iloilo City|&nbsp;/g

/** Attributes whose text a person reads or hears. */
const READ_OUT =
  /^(aria-label|aria-description|aria-roledescription|alt|label|placeholder|title|heading|legend|note|hint|caption|reason|description)$/

/**
 * @param {string} file its name
 * @param {string} source
 * @returns {{ texts: string[], bare: { text: string, line: number }[] }} `texts`: all literals, those that a dictionary
 *   holds among them. `bare`: words in JSX and in attributes that go through no dictionary.
 */
export function codeTexts(file, source) {
  const texts = []
  const bare = []
  const tell = (text, at) =>
    bare.push({ text: text.trim().replaceAll(/\s+/g, ' '), line: source.slice(0, at).split('\n').length })
  const walk = (node) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(walk)
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'JSXText' && /\p{L}{2}/u.test(node.value.replace(NAMES, ''))) tell(node.value, node.start)
    if (node.type === 'JSXAttribute' && READ_OUT.test(node.name.name ?? ''))
      if (node.value?.type === 'Literal' && /\p{L}{2}/u.test(node.value.value.replace(NAMES, '')))
        tell(node.value.value, node.start)
    for (const key in node) if (key !== 'type') walk(node[key])
  }
  walk(parseSync(file, source).program)
  return { texts, bare }
}
