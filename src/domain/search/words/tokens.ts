import { fold } from '../../text'

/** What `breaks` stands behind a comma: a phrase has the same. */
export type Token = { word: string; raw: string; from: number; to: number; breaks: boolean; number?: number }

const folded = (text: string) =>
  fold(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/uw(?=[aeiou])/g, 'w')

const SIGN = /[₱$]|m[2²](?![\p{L}\d])|[-–+/&<>]/u
const NUMBER = /(?<!\d)[1-9]\/[2-9](?![\d/])|\d+,\d\d?(?=[mM])|\d[\d,]*(?:\.\d+)?/
/** '0917 123 4567', '033-320-1234', '+63 917 123 4567' */
const PHONE = /(?:\+63[ -]?\d|(?<![\d.])0\d)\d(?:[ -]?\d){7,8}(?!\d)/
const WORD = /\p{L}(?:[\p{L}\p{M}'’]|\.(?=\p{L}))*/u
const TOKEN = new RegExp([PHONE, NUMBER, SIGN, WORD].map(({ source }) => source).join('|'), 'giu')

/** Numbers apart from their units: '3br' is 3 and 'br'. '1/2' is one number. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: raw, index: from }) => {
    const breaks = /[,;]\s*$/.test(text.slice(0, from))
    const token = { word: raw === '–' ? '-' : folded(raw), raw, from, to: from + raw.length, breaks }
    // '2,5M' is a comma of Europe.
    const [number = '', parts = '1'] = raw
      .replace(/,(?=\d\d?$)/, '.')
      .replaceAll(',', '')
      .split('/')
    return /^\d/.test(raw) && !/^0\d/.test(raw) ? { ...token, number: Number(number) / Number(parts) } : token
  })
}

/** Phrases that mean something, by their words. */
export type Phrases<Value> = { most: number; first: ReadonlySet<string>; values: ReadonlyMap<string, Value> }

const wordsOf = (phrase: string) =>
  tokensOf(phrase).flatMap(({ word, breaks }) => (word === '-' ? [] : [breaks ? `, ${word}` : word]))

/** The first meaning of a phrase counts. */
export function phrasesOf<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): Phrases<Value> {
  const values = new Map<string, Value>()
  let most = 1
  for (const [phrase, value] of entries) {
    const words = wordsOf(phrase)
    const key = words.join(' ').replaceAll(' ,', ',') || phrase
    if (!values.has(key)) values.set(key, value)
    most = Math.max(most, words.length)
  }
  return { most, first: new Set([...values.keys()].map((key) => key.split(/,? /, 1)[0]!)), values }
}

/** The beginnings of a name that say it: its first two words, or more. */
export function beginningsOf(name: string): string[] {
  const words = wordsOf(name)
  return words.slice(1).map((_, end) => words.slice(0, end + 2).join(' '))
}

export type Hit<Value> = { end: number; value: Value }

/** Filipino links words with '-ng', or '-g' behind an n: 'kwartong' is 'kwarto', 'paupahang' 'paupahan'. */
export const formsOf = (word: string) =>
  /[aeiou]ng$/.test(word) ? [word, word.slice(0, -2), word.slice(0, -1)] : [word]

/** The longest phrase that begins at a token. Hyphens between words do not matter. */
export function longest<Value>(
  { most, first, values }: Phrases<Value>,
  tokens: readonly Token[],
  start: number,
): Hit<Value> | null {
  if (!formsOf(tokens[start]?.word ?? '').some((form) => first.has(form))) return null
  let [keys, count] = [[''], 0]
  let best: Hit<Value> | null = null
  for (let end = start; end < tokens.length && count < most; end += 1) {
    const { word, breaks } = tokens[end]!
    if (word === '-' && end > start) continue
    const link = count === 0 ? '' : breaks ? ', ' : ' '
    keys = keys.flatMap((key) => formsOf(word).map((form) => key + link + form))
    count += 1
    const key = keys.find((one) => values.has(one))
    if (key !== undefined) best = { end: end + 1, value: values.get(key)! }
  }
  return best
}

/** What belongs to what stands before: no comma is between. */
export function behind<Value>(phrases: Phrases<Value>, tokens: readonly Token[], at: number): Hit<Value> | null {
  return tokens[at]?.breaks ? null : longest(phrases, tokens, at)
}
