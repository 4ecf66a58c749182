import { expect, type Page } from '@playwright/test'
import { NAMES } from '@/build/code-texts'
import { dictionaryOf } from '@/words/dictionary'
import { ROOMS } from '@/words/rooms'

const TEXTS = Object.values(ROOMS)
  .flatMap((room) => Object.keys(room))
  .map((text) => text.replace(/\|.*$/, ''))

const wordsIn = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/[a-z]{3,}/g) ?? []
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Finds English texts of the interface: those with a word that no translation into the language uses, as some use
 * 'listing'. It passes by what people wrote: what is quoted, and what `data` has word for word.
 */
export function englishFinder(language: string): (texts: readonly string[], data: readonly string[]) => string[] {
  const taken = new Set(Object.values(dictionaryOf(language)).flatMap(wordsIn))
  const foreign = new Set(TEXTS.flatMap(wordsIn).filter((word) => !taken.has(word)))
  const isForeign = (text: string) => wordsIn(text).some((word) => foreign.has(word))
  return (texts, data) =>
    texts.filter((text) => {
      if (!isForeign(text)) return false
      // Some parts show the beginning of what people wrote.
      if (text.split(' ').length > 3 && data.some((each) => each.includes(text))) return false
      const own = data.reduce((rest, each) => rest.replaceAll(each, ' '), text)
      return isForeign(own.replaceAll(/“[^”]*”/g, ' ').replaceAll(NAMES, ' '))
    })
}

/** Texts that a person sees or hears. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unread = '#toolbox, script, style, template, noscript'
    const parts = [...document.querySelectorAll('body *')].filter((part) => !part.closest(unread))
    const spoken = parts.flatMap((part) => [
      ...[...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
      ...['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'].map((name) =>
        part.getAttribute(name),
      ),
    ])
    const texts = [document.title, ...spoken].map((text) => text?.replaceAll(/\s+/g, ' ').trim() ?? '')
    return [...new Set(texts)].filter(Boolean)
  })
}

/** The texts of a page once no others come for a second: in some scenarios what it waits for never comes. */
export async function lastTextsOf(page: Page): Promise<string[]> {
  let texts: string[] = []
  const same = async () => {
    const before = texts
    texts = await textsOf(page)
    return before.join() === texts.join()
  }
  await expect.poll(same, { intervals: [1000] }).toBe(true)
  return texts
}

/**
 * What a page was given to show, from now on: texts of answers and of what the browser stores. A text of the interface
 * is none: it has to be translated. Nor is a single word, which may be a value that has a label.
 */
export function dataOf(page: Page): () => Promise<string[]> {
  const answers: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) answers.push(response.json().catch(() => null))
  })
  return async () => {
    const stored = await page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key)))
    const texts = [...(await Promise.all(answers)), ...stored].flatMap(stringsIn)
    const data = new Set(texts.flatMap((text) => text.split('\n')).map(plain))
    return [...data]
      .filter((text) => /[^\w-]/.test(text) && !TEXTS.includes(text))
      .toSorted((one, other) => other.length - one.length)
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn)
  if (typeof value !== 'string') return []
  // What is stored is JSON within a text, and some of it within another.
  return /^[[{"]/.test(value) ? [value, ...stringsIn(parsed(value))] : [value]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
