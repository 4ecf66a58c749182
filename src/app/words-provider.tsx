import { useEffect, useState, type ReactNode } from 'react'
import { useLanguage } from '@/session/regional'
import { notify } from '@/ui/toast/notify'
import { loadWords } from '@/words/load-words'
import { wordsFor, WordsContext } from '@/words/use-words'
import { t } from '@/words/words'

/** Shows its children in the chosen language, and draws their texts anew when another is chosen. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage((state) => state.value)
  const [words, setWords] = useState(() => wordsFor(t))
  useEffect(() => {
    loadWords(language).then(
      (translate) => setWords(() => wordsFor(translate)),
      (error: Error) => notify({ text: error.message, tone: 'bad' }),
    )
  }, [language])
  return <WordsContext value={words}>{children}</WordsContext>
}
