import type { Language } from '@/contract/fields'
import { firstSpoken, LANGUAGE_OF, LOCALES } from '@/words/locales'
import { english, translator, type Translate } from '@/words/words'

const translators = new Map<Language, Promise<Translate>>([['en', Promise.resolve(english)]])
const learned = new Map<Language, Translate>()

/** The language that a caller asks for first among those of the product. */
export function askedLanguage({ headers }: Request, otherwise: Language = 'en'): Language {
  return firstSpoken(tagsOf(headers.get('accept-language') ?? ''), LANGUAGE_OF) ?? otherwise
}

/** English stands in the code itself. The dictionaries come with the first caller who asks for another language. */
export function translatorFor(language: Language): Promise<Translate> {
  const known = translators.get(language) ?? learn(language)
  translators.set(language, known)
  return known
}

async function learn(language: Language): Promise<Translate> {
  const { dictionaryOf } = await import('@/words/dictionary')
  const t = translator(dictionaryOf(language), LOCALES[language])
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
