import { expect, test } from 'vitest'
import { keyOf } from './key'
import { translator, type Label } from './words'

// Texts of these tests stand in no room.
const text = (words: string) => words as Label
type Loose = (text: string, values?: Record<string, unknown>) => string
const english = translator(null)
const filipino = translator({
  [keyOf('{n} home in {place}')]: '{n} bahay sa {place}',
  [keyOf('{n} homes in {place}')]: '{n} bahay sa {place}',
  [keyOf('Open|to open')]: 'Buksan',
})

test('placeholders are filled where the language has them', () => {
  const values = { n: 2, place: 'Jaro' }
  expect((english as Loose)('{n} homes in {place}', values)).toBe('2 homes in Jaro')
  expect((filipino as Loose)('{n} homes in {place}', values)).toBe('2 bahay sa Jaro')
})

test('a text without a translation stays English, and a second meaning is not shown', () => {
  expect(filipino(text('Untranslated'))).toBe('Untranslated')
  expect(english(text('Open|to open'))).toBe('Open')
  expect(filipino(text('Open|to open'))).toBe('Buksan')
})

test('exactly one thing has the singular', () => {
  const count = filipino.count as unknown as (n: number, one: string, many: string, values: object) => string
  const counted = english.count as typeof count
  expect(
    [0, 1, 2, 1200].map((n) => counted(n, '{n} home in {place}', '{n} homes in {place}', { place: 'Jaro' })),
  ).toEqual(['0 homes in Jaro', '1 home in Jaro', '2 homes in Jaro', '1,200 homes in Jaro'])
  expect(count(1, '{n} home in {place}', '{n} homes in {place}', { place: 'Jaro' })).toBe('1 bahay sa Jaro')
})

test('pieces keep elements in the order of the language', () => {
  const link = { href: '/legal' }
  const pieces = english.pieces as unknown as (text: string, values: object) => unknown[]
  expect(pieces('Read the {link}.', { link })).toEqual(['Read the ', link, '.'])
})
