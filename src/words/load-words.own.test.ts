import { expect, test } from 'vitest'
import { loadCode } from '@/lib/load-code'
import { loadWords } from './load-words'
import { needRooms } from './needed-rooms'
import { t } from './words'

const loadScreen = () =>
  loadCode(async () => {
    needRooms('tours')
    return 'the screen'
  })

test('code comes with its words in the language', async () => {
  await loadWords('hil')
  expect([t('Close'), t('A listing')]).toEqual(['Sirhi', 'A listing'])
  expect(await loadScreen()).toBe('the screen')
  expect(t('A listing')).toBe('Isa ka listing')
})

test('another language has the words of all code that is there', async () => {
  await loadWords('ceb')
  expect(t('A listing')).toBe('Usa ka listing')
  expect(document.documentElement.lang).toBe('ceb')
  await loadWords('en')
  expect(t('A listing')).toBe('A listing')
})

test('code that loads while a language is learned adds its words to the same one', async () => {
  await Promise.all([loadWords('tl'), loadCode(async () => 'the first screen')])
  needRooms('messages')
  await loadCode(async () => 'the next screen')
  expect(t('Delete for me')).toBe('Burahin para sa akin')
})
