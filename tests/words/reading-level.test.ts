import { describe, expect, test } from 'vitest'
import { ROOMS, type RoomName } from '@/words/rooms'

const GRADE = 7
/** A single sentence may be harder than its screen. */
const HARDEST = 10

/** Sentences above the hardest grade that stay: documented ones, those of the law, and words that have no shorter one. */
const KEPT = new Set([
  'Another administrator has already decided on this ID.',
  'Before that it may go only to heirs, the government or another beneficiary, and later sales need a clearance of the DAR.',
  'Conversations about other people’s listings appear here.',
  'Foreigners can own land only by inheritance; former natural-born Filipinos can buy a limited area.',
  'Google authentication error. Please try again.',
  'ID verification submitted successfully! Your documents will be reviewed by our team.',
  'Proventous is a marketplace for buying, selling and renting real estate in the Philippines, with its home in Iloilo.',
  'The buyer usually has to get the occupants to leave, by agreement or in court, at their own cost, and may not see the inside before.',
  'Only the participants can see this conversation.',
  'This conversation is about another listing.',
  'This verification is already approved.',
  'This verification is already rejected.',
  'We hide the listings of a person whose mobile number or ID is no longer verified, until it is verified again.',
])

/** Syllables by the vowels that are heard; the silent endings of English count for none. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const heard = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return letters.length <= 3 ? 1 : Math.max(1, heard.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** The school grade that reads the texts with ease (Flesch and Kincaid, 1975). */
function gradeOf(texts: readonly string[]): number {
  const plain = texts.map((text) => text.replace(/\|.*$/, '').replaceAll(/\{\w+\}/g, 'it'))
  const words = plain.flatMap((text) => text.match(/[A-Za-z’'-]+/g) ?? [])
  const sentences = plain.flatMap((text) => text.match(/[.!?:;](?=\s|$)/g) ?? '.')
  const heard = words.reduce((sum, word) => sum + syllables(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * heard) / words.length - 15.59
}

const sentencesOf = (room: RoomName) =>
  Object.keys(ROOMS[room]).filter((text) => /[.!?]$/.test(text) && text.split(' ').length >= 5)

describe('English that people read with ease', () => {
  test.each(Object.keys(ROOMS) as RoomName[])('%s', (room) => {
    const sentences = sentencesOf(room)
    expect(gradeOf(sentences)).toBeLessThanOrEqual(GRADE)
    expect(sentences.filter((text) => gradeOf([text]) > HARDEST && !KEPT.has(text))).toEqual([])
  })

  test('what is kept is there, and is hard', () => {
    const all = (Object.keys(ROOMS) as RoomName[]).flatMap(sentencesOf)
    expect([...KEPT].filter((text) => !all.includes(text) || gradeOf([text]) <= HARDEST)).toEqual([])
  })

  test('a hard text has a high grade', () => {
    expect(gradeOf(['The cat sat on the mat.'])).toBeLessThan(2)
    expect(
      gradeOf(['Documentation of proprietary encumbrances necessitates comprehensive institutional verification.']),
    ).toBeGreaterThan(HARDEST)
  })
})
