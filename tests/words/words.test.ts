import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { codeTexts } from '@/build/code-texts'
import { words } from '@/build/words'
import { dictionaryOf } from '@/words/dictionary'
import { TRANSLATED } from '@/words/room'
import { BACKEND_ROOMS, FIRST_ROOMS, ROOMS, type RoomName } from '@/words/rooms'
import { messagesOfContract } from './contract-messages'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|gen|test-support)\.|^words\/rooms/.test(file))
    .map((file) => ({ file, ...codeTexts(file, readFileSync(`${folder}/${file}`, 'utf8')) }))

const sources = sourcesIn('src')
const ofScreens = sources.filter(({ file }) => !file.startsWith('contract/'))
const textsOf = (files: typeof sources) => new Set(files.flatMap(({ texts }) => texts))

const names = Object.keys(ROOMS) as RoomName[]
const ofBackend = BACKEND_ROOMS.flatMap((name) => Object.keys(ROOMS[name]))
const entries = names.flatMap((name) => Object.entries<readonly string[]>(ROOMS[name]))
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('texts of the interface', () => {
  test('no text stands past the dictionaries', () => {
    const bare = sources.flatMap(({ file, bare: texts }) =>
      texts.map(({ text, line }) => `src/${file}:${line} ${text}`),
    )
    expect(bare).toEqual([])
    const code = '<p title="Close">Open {t("Shut")} {n === 1 ? "review" : n && "reviews"}</p>'
    const found = codeTexts('a.tsx', code).bare.map(({ text }) => text)
    expect(found.toSorted()).toEqual(['Close', 'Open', 'review', 'reviews'])
  })

  test('each text is asked for somewhere', () => {
    const asked = textsOf(sources)
    const ofPages = names.filter((name) => !BACKEND_ROOMS.includes(name)).flatMap((name) => Object.keys(ROOMS[name]))
    expect(ofPages.filter((text) => !asked.has(text))).toEqual([])
  })

  // A refusal of the mocks that no room has is a type error (`Said`).
  test('each message of the contract is translated, and each text of refusals is said by the mocks or the contract', () => {
    const messages = messagesOfContract()
    expect(messages.length).toBeGreaterThan(60)
    const translated = new Set(entries.map(([text]) => text))
    expect(messages.filter((text) => !translated.has(text))).toEqual([])
    const said = textsOf(sourcesIn('mocks'))
    expect(ofBackend.filter((text) => !said.has(text) && !messages.includes(text))).toEqual([])
  })

  test('no screen asks for a text that only a backend says', () => {
    const asked = textsOf(ofScreens)
    expect(ofBackend.filter((text) => asked.has(text))).toEqual([])
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
