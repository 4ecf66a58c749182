import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isConfusable } from './confusable-names'

test.each([
  ['the same name', 'Noel Sumagaysay'],
  ['case', 'NOEL sumagaysay'],
  ['spaces', 'Noel  Suma gaysay'],
  ['accents', 'Noël Sumagáysay'],
  ['hyphens and full stops', 'Noel-Sumag.aysay'],
  ['Cyrillic letters', 'Nоеl Sumаgаysау'],
  ['Greek letters', 'Νοel Sumagaуsay'],
  ['letters as wide as an ideograph', 'Ｎｏｅｌ Sumagaysay'],
  ['a capital i for an l', 'NoeI Sumagaysay'],
  ['marks that show nothing', 'Noel\u200B Sumagaysay'],
])('a name can be taken for another in spite of %s', (_, name) => {
  expect(isConfusable(name, 'Noel Sumagaysay')).toBe(true)
  expect(isConfusable('Noel Sumagaysay', name)).toBe(true)
})

test('names of other people stay apart, also where letters are near each other', () => {
  for (const [one, other] of [
    ['Noel Sumagaysay', 'Noel Sumagaysoy'],
    ['Noel Sumagaysay', 'Sumagaysay Noel'],
    ['Aila Cruz', 'Alia Cruz'],
    ['Ana Reyes', 'Anna Reyes'],
    ['王芳', '李娜'],
  ] as const)
    expect(isConfusable(one, other)).toBe(false)
})

test('nothing is confusable with a name without letters', () => {
  expect(isConfusable('', '')).toBe(false)
  expect(isConfusable('. -', '')).toBe(false)
})

test('a name in capitals is the same name, in Greek too', () => {
  expect(isConfusable('Ηλίας Ρήγας', 'ηλιας ρηγας')).toBe(true)
  expect(isConfusable('НОЕЛ', 'ноел')).toBe(true)
})

test('which name is asked about first is no matter', () => {
  const name = fc.string({ unit: fc.constantFrom('N', 'n', 'o', 'I', 'l', ' ', 'Н', 'η', 'Η', 'а', 'é', '-') })
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(isConfusable(one, other)).toBe(isConfusable(other, one))
    }),
  )
})
