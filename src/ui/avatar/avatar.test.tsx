import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar, initialsOf } from './avatar'

it.each([
  ['Lorna Aguilar', 'LA'],
  ['ñora', 'Ñ'],
  ['  Mark  de la Tupas ', 'MT'],
  ['', '?'],
])("The initials of '%s' are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('shows the initials until the picture has loaded, and again when it fails', () => {
  const { container } = render(<Avatar name="Lorna Aguilar" src="/lorna.webp" />)
  const picture = () => container.querySelector('img')
  const initials = () => container.querySelector('[data-initials="LA"]')
  expect(initials()).toBeVisible()
  fireEvent.load(picture()!)
  expect(initials()).toBeNull()
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(initials()).toBeVisible()
})
