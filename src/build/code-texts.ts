// Reads which texts the code asks the dictionaries for, and which it shows past them.
import { parseSync, Visitor } from 'oxc-parser'

/** The same in every language: the name of the product, and examples of names and places. */
const NAMES = /Proventous|m\.me\/juan\.delacruz|hello@proventous\.example|Iznart Street|(Jaro, )?Iloilo City|&nbsp;/g

/** Attributes whose text a person reads or hears. */
const ARIA = ['aria-label', 'aria-description', 'aria-roledescription']
const OF_PARTS = ['label', 'heading', 'legend', 'note', 'hint', 'caption', 'reason', 'description']
const READ_OUT = new Set([...ARIA, ...OF_PARTS, 'alt', 'placeholder', 'title'])

type CodeTexts = {
  /** All literals, those that a dictionary holds among them. */
  texts: string[]
  /** Words in JSX and in attributes that go through no dictionary. */
  bare: { text: string; line: number }[]
}

export function codeTexts(file: string, source: string): CodeTexts {
  const found: CodeTexts = { texts: [], bare: [] }
  const tell = (text: string, at: number) =>
    found.bare.push({ text: text.trim().replaceAll(/\s+/g, ' '), line: source.slice(0, at).split('\n').length })
  const isRead = (text: string) => /\p{L}{2}/u.test(text.replace(NAMES, ''))
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.texts.push(value)
    },
    JSXText({ value, start }) {
      if (isRead(value)) tell(value, start)
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !READ_OUT.has(name.name)) return
      if (value?.type === 'Literal' && typeof value.value === 'string' && isRead(value.value))
        tell(value.value, value.start)
    },
  }).visit(parseSync(file, source).program)
  return found
}
