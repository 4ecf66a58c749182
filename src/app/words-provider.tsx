import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { conversationKeys, notificationKeys } from '@/api/query-keys'
import { useLanguage } from '@/session/regional'
import { notify } from '@/ui/toast/notify'
import { loadWords } from '@/words/load-words'
import { wordsFor, WordsContext } from '@/words/use-words'
import { t } from '@/words/words'

/** Shows its children in the chosen language, and draws their texts anew when another is chosen. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const language = useLanguage((state) => state.value)
  const [words, setWords] = useState(() => wordsFor(t))
  useEffect(() => {
    const { locale } = t
    loadWords(language).then(
      (translate) => {
        setWords(() => wordsFor(translate))
        if (translate.locale === locale) return
        // What the server says of them is in the language of the call.
        for (const queryKey of [notificationKeys.all, conversationKeys.all])
          void queryClient.invalidateQueries({ queryKey })
      },
      (error: Error) => notify({ text: error.message, tone: 'bad' }),
    )
  }, [language, queryClient])
  return <WordsContext value={words}>{children}</WordsContext>
}
