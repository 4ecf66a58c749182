import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { WordsProvider } from '@/app/words-provider'
import type { Language } from '@/contract/fields'
import { useLanguage } from '@/session/regional'
import { speakPseudo } from '../words/load-words'

/** The toolbar's languages beside those of the product. */
export const PSEUDO = 'pseudo'

/** Speaks the toolbar's language, through the same stored key as the product's own choice. */
export const inWords: Decorator = (Story, { globals }) => (
  <Words key={String(globals.language)} language={globals.language as Language | typeof PSEUDO}>
    <Story />
  </Words>
)

function Words({ language, children }: { language: Language | typeof PSEUDO; children: ReactNode }) {
  useLayoutEffect(() => {
    speakPseudo(language === PSEUDO)
    const spoken = language === PSEUDO ? 'en' : language
    if (useLanguage.getState().value !== spoken) useLanguage.getState().set(spoken)
  }, [language])
  return <WordsProvider>{children}</WordsProvider>
}
