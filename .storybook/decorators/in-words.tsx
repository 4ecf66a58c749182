import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { WordsProvider } from '@/app/words-provider'
import type { Language } from '@/contract/fields'
import { useLanguage } from '@/session/regional'

/** Speaks the toolbar's language, through the same stored key as the product's own choice. */
export const inWords: Decorator = (Story, { globals }) => (
  <Words language={globals.language as Language}>
    <Story />
  </Words>
)

function Words({ language, children }: { language: Language; children: ReactNode }) {
  useLayoutEffect(() => {
    if (useLanguage.getState().value !== language) useLanguage.getState().set(language)
  }, [language])
  return <WordsProvider>{children}</WordsProvider>
}
