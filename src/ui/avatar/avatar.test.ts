import { expect, it } from 'vitest'
import { initialsOf } from './avatar'

it.each([
  ['Lorna Aguilar', 'LA'],
  ['ñora', 'Ñ'],
  ['  Mark  de la Tupas ', 'MT'],
  ['', '?'],
])("The initials of '%s' are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
