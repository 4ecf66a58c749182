import { expect, test } from 'vitest'
import { deckOf, ENTRIES, noteOf, readDeck, type Entry } from '../../.storybook/words/deck'
import { DOCUMENTED } from '../../.storybook/words/documented'
import { rewrittenCode, rewrittenRoom } from '../../.storybook/words/write-back'

const ROOM = `export const tours = {
  Close: ['Isara', 'Sirhi', 'Isira'],
  '{n} tours': ['{n} tour', '{n} ka tour', '{n} ka tour'],
} as const
`
const some: Entry[] = [
  { key: 'a', room: 'tours', english: 'Close', translations: ['Isara', 'Sirhi', 'Isira'], documented: '' },
  {
    key: 'b',
    room: 'tours',
    english: '{n} tours',
    translations: ['{n} tour', '{n} ka tour', '{n} ka tour'],
    documented: 'A 2',
  },
]

/** The deck after somebody edited it in a spreadsheet. */
const edited = (...edits: [from: string, to: string][]) =>
  readDeck(
    edits.reduce((csv, [from, to]) => csv.replace(from, to), deckOf(some)),
    some,
  )

test('a deck has each text in four languages with what to look at, and reads back as it was', () => {
  expect(deckOf(some).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFkey,room,english,filipino,hiligaynon,cebuano,documented in,translations,note',
    'a,tours,Close,Isara,Sirhi,Isira,,draft,',
  ])
  expect(edited()).toEqual({ edits: [], problems: [] })
  expect(readDeck(deckOf(ENTRIES), ENTRIES)).toEqual({ edits: [], problems: [] })
})

test('a note names placeholders, second meanings and terms with a source', () => {
  expect(noteOf('{n} homes for sale|in a title', true)).toBe(
    "The English stays word for word. Keep {n}: a number or a name stands there. Here: in a title. Keep '|in a title' in the English. " +
      'for sale: ibinebenta, ginabaligya, baligya (Philippine law and news pages).',
  )
})

test('edited texts are written into their room, and new English into the code', () => {
  const { edits, problems } = edited([',Close,', ",Don't close,"], ['Sirhi', '"Sirhi, palihog"'])
  expect(problems).toEqual([])
  const room = rewrittenRoom('tours.ts', ROOM, edits)
  expect(room).toContain("'Don\\'t close': ['Isara', 'Sirhi, palihog', 'Isira'],")
  expect(room).toContain("'{n} tours': ['{n} tour', '{n} ka tour', '{n} ka tour'],")
  expect(rewrittenCode('a.tsx', "<p title={t('Close')}>{'close'}</p>", edits)).toBe(
    "<p title={t('Don\\'t close')}>{'close'}</p>",
  )
})

test('unknown keys, lost placeholders, empty texts and changed documented ones are named', () => {
  expect(
    edited(['\r\na,', '\r\nc,'], ['{n} ka tour', 'tour'], ['{n} tours', 'Tours {n}'], ['{n} tour,', ',']).problems,
  ).toEqual([
    'c: there is no text with this key',
    'b: a text is empty',
    'b: the placeholders have to be {n}, and are none',
    'b: A 2 has the English word for word',
  ])
})

test('a deck may have its columns in another order, and says which ones it lacks', () => {
  expect(readDeck('cebuano,hiligaynon,filipino,english,key\nIsira,Sirhi,"Isara\nna",Close,a\n', some).edits).toEqual([
    { entry: some[0], english: 'Close', translations: ['Isara\nna', 'Sirhi', 'Isira'] },
  ])
  expect(() => readDeck('name,words\n', some)).toThrow('key, room, english')
})

test('each documented text stands in a room word for word', () => {
  const texts = Object.values(DOCUMENTED).flat()
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => ENTRIES.every(({ english }) => english !== text))).toEqual([])
})
