import { expect, test } from 'vitest'
import { markedParts } from './marked-parts'

const shown = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['La Paz, Iloilo City', 'pa la', '[La] [Pa]z, Iloilo City'],
  ['Mandurriao', 'mandurio', '[Mandurriao]'],
  ['Mandurriao', 'mandr', '[Mandur]riao'],
  ['Peña’s Corner', 'penas', '[Peña’s] Corner'],
  ['Molo', 'jaro', 'Molo'],
  ['Molo', '!?', 'Molo'],
])('in %s the beginnings that are typed as %s are marked', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked)
  expect(
    markedParts(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
