import { expect, test } from 'vitest'
import { ROOMS } from '@/words/rooms'
import { pseudo, pseudoOf } from '../../.storybook/words/pseudo'

test('the pseudo-language is accented, some 40% longer, and keeps placeholders', () => {
  expect(pseudoOf('Save here')).toBe('[Sáávéé hééréé]')
  expect(pseudoOf('Open|to open')).not.toContain('|')
  expect(pseudo('Built {year}', { year: 1987 })).toContain('1987')
  const texts = Object.values(ROOMS).flatMap((room) => Object.keys(room))
  const longer = texts.map(pseudoOf).join('').length / texts.map((text) => text.replace(/\|.*$/, '')).join('').length
  expect(longer).toBeGreaterThan(1.35)
  expect(longer).toBeLessThan(1.5)
})
