import { createContext, createElement, Fragment, use, type ReactNode } from 'react'
import { t, type Names, type Text, type Translate } from './words'

export type Words = Translate & {
  /** A text with elements in its placeholders: `t.rich('Read the {link}.', { link: <Link … /> })`. */
  rich: <T extends Text>(text: T, values: Record<Names<T>, ReactNode>) => ReactNode
}

export function wordsFor(translate: Translate): Words {
  const rich: Words['rich'] = (text, values) => createElement(Fragment, null, ...translate.pieces(text, values))
  return Object.assign(translate, { rich })
}

export const WordsContext = createContext(wordsFor(t))

/** The interface's texts for a component, which is drawn anew when the language changes. */
export function useWords(): Words {
  return use(WordsContext)
}
