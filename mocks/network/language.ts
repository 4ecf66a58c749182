import type { Language } from '@/contract/fields'
import { firstSpoken, LANGUAGE_OF } from '@/words/locales'
import { english, type Translate } from '@/words/words'

const learned = new Map<Language, Translate>()

/** The language that a caller asks for first among those of the product. */
export function askedLanguage({ headers }: Request, otherwise: Language = 'en'): Language {
  return firstSpoken(tagsOf(headers.get('accept-language') ?? ''), LANGUAGE_OF) ?? otherwise
}

/** English stands in the code itself. The dictionaries come with the first caller who asks for another language. */
export async function translatorFor(language: Language): Promise<Translate> {
  if (language === 'en') return english
  const { translatorOf } = await import('@/words/dictionary')
  const t = translatorOf(language)
  learned.set(language, t)
  return t
}

/** English for a language that `translatorFor` was not asked for before. */
export function knownTranslator(language: Language): Translate {
  return learned.get(language) ?? english
}

/** `hil-PH, en;q=0.5`: the tags, the most wanted first (RFC 9110 12.5.4). */
function tagsOf(header: string): string[] {
  const wanted = header.split(',').map((each) => {
    const [tag = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
