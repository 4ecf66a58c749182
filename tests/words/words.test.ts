import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { codeTexts } from '@/build/code-texts'
import { dictionaryOf, words } from '@/build/words'
import { TRANSLATED } from '@/words/room'
import { FIRST_ROOMS, ROOMS } from '@/words/rooms'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|gen|test-support)\.|^words\/rooms/.test(file))
  .map((file) => ({ file, ...codeTexts(file, readFileSync(`src/${file}`, 'utf8')) }))

const entries = Object.values(ROOMS).flatMap((room) => Object.entries<readonly string[]>(room))
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('texts of the interface', () => {
  test('no text stands past the dictionaries', () => {
    const bare = sources.flatMap(({ file, bare: texts }) =>
      texts.map(({ text, line }) => `src/${file}:${line} ${text}`),
    )
    expect(bare).toEqual([])
    expect(codeTexts('a.tsx', '<p title="Close">Open {t("Shut")}</p>').bare.map(({ text }) => text)).toEqual([
      'Close',
      'Open',
    ])
  })

  test('each text is asked for somewhere', () => {
    const asked = new Set(sources.flatMap(({ texts }) => texts))
    expect(entries.map(([text]) => text).filter((text) => !asked.has(text))).toEqual([])
  })

  test('each has its placeholders in all languages, and no blank at an end', () => {
    for (const [text, translations] of entries)
      for (const translation of translations) {
        expect(placeholders(translation), text).toEqual(placeholders(text))
        expect(translation, text).toMatch(/^\S(.*\S)?$/s)
      }
  })

  test.each(TRANSLATED)('the dictionary of %s has a text once, under a key of its own', (language) => {
    expect(Object.keys(dictionaryOf(language))).toHaveLength(entries.length)
  })

  test.each(TRANSLATED)('before the first frame %s takes at most 14 KB', (language) => {
    expect(gzipSync(JSON.stringify(dictionaryOf(language, FIRST_ROOMS))).length).toBeLessThanOrEqual(14 * 1024)
  })

  test('a module says which rooms it needs beside the first ones', () => {
    const { handler } = words().transform as { handler: (code: string, id: string) => { code: string } | undefined }
    expect(handler("t('A listing') + t('Close')", '/src/a.ts')?.code).toMatch(/\nneedRooms\('tours'\)\n$/)
    expect(handler("t('Close')", '/src/a.ts')).toBeUndefined()
  })
})
