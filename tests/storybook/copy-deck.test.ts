import { expect, test } from 'vitest'
import { compareDeck, deckOf, readDeck } from '../../.storybook/words/deck.mjs'
import { documentedTexts, textsIn } from '../../.storybook/words/documented-texts.mjs'
import { rewritten } from '../../.storybook/words/write-back.mjs'

const FILE = 'src/rules.tsx'
const SOURCE = `/** Rules of forms (A 5). */
export const RULES = {
  photos: \`Maximum \${MOST} photos, at most \${megabytes(LARGEST)} each\`,
  title: 'Title is required',
}
export const Alert = () => <p title="No more photos">
  You can&apos;t list
</p>
`
const texts = textsIn(FILE, SOURCE)

/** The deck after somebody edited it in a spreadsheet. */
const edited = (...edits: [from: string, to: string][]) =>
  readDeck(edits.reduce((csv, [from, to]) => csv.replace(from, to), deckOf(texts)))

test('a deck has key, text, where it is used and a note, and reads back as it was', () => {
  expect(deckOf(texts).split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFkey,text,where used,note',
    'rules:maximum-1-photos-at-most-2-each,"Maximum {1} photos, at most {2} each",src/rules.tsx:3,Documented in A 5. Keep {1} and {2}: the product fills in a number or a name.',
    'rules:title-is-required,Title is required,src/rules.tsx:4,Documented in A 5.',
  ])
  expect(compareDeck(readDeck(deckOf(texts)), texts)).toEqual({ changes: [], problems: [] })
})

test('edited texts are written back, each in the way of its place', () => {
  const deck = edited(
    ['Maximum {1} photos, at most {2} each', 'Photos: {2} each, `{1}` in all'],
    ['Title is required', "Don't forget the title"],
    ['No more photos', '"The ""last"" photo & no more"'],
    ["You can't list", "You can't list yet"],
  )
  const { changes, problems } = compareDeck(deck, texts)
  expect(problems).toEqual([])
  const source = rewritten(SOURCE, changes)
  expect(source).toBe(`/** Rules of forms (A 5). */
export const RULES = {
  photos: \`Photos: \${megabytes(LARGEST)} each, \\\`\${MOST}\\\` in all\`,
  title: 'Don\\'t forget the title',
}
export const Alert = () => <p title="The &quot;last&quot; photo &amp; no more">
  You can&apos;t list yet
</p>
`)
  expect(textsIn(FILE, source).map(({ text }) => text)).toContain("You can't list yet")
})

test('unknown keys, lost placeholders and empty texts are named, and change nothing', () => {
  const deck = edited(['at most {2} each', 'each small'], ['Title is required', ''], ['rules:no-more', 'rules:no-less'])
  expect(compareDeck(deck, texts)).toEqual({
    changes: [],
    problems: [
      'rules:maximum-1-photos-at-most-2-each: the placeholders have to be {1} {2}, and are {1}',
      'rules:title-is-required: the text is empty',
      'rules:no-less-photos: there is no text with this key',
    ],
  })
})

test('a deck may have its columns and lines in another order, and lines of its own kind', () => {
  expect(readDeck('text,key\n"two\nlines",one\n,two\n')).toEqual(
    new Map([
      ['one', 'two\nlines'],
      ['two', ''],
    ]),
  )
  expect(() => readDeck('name,words\n')).toThrow("'key' and 'text'")
})

test('every text of the product has a key of its own, and is found where its place says', () => {
  const all = documentedTexts('.')
  expect(all.length).toBeGreaterThan(100)
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  expect(compareDeck(readDeck(deckOf(all)), all)).toEqual({ changes: [], problems: [] })
})
