import { expect, test } from 'vitest'
import { arePhotos, photosInWords, readPhotos, wordsOrPhotos } from './message-photos'

test.each([
  [0, ''],
  [1, 'Photo'],
  [3, '3 photos'],
])('%d pictures in words', (count, words) => {
  expect(photosInWords(count)).toBe(words)
})

test('a message in one line is its words, or else what it shows', () => {
  expect(wordsOrPhotos('The gate', 2)).toBe('The gate')
  expect(wordsOrPhotos(' ', 2)).toBe('2 photos')
  expect(wordsOrPhotos('', 0)).toBe('')
})

test('of the pictures in storage only sound ones are read', () => {
  const sound = { id: 'a', name: 'gate.jpg' }
  expect(readPhotos([sound, null, 5, { id: '' }, { id: 'b' }])).toEqual([sound])
  expect(readPhotos('damaged')).toEqual([])
  expect([[sound], [], [sound, 5], 'damaged'].map(arePhotos)).toEqual([true, false, false, false])
})
