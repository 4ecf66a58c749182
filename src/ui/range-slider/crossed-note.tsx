import type { Range } from './range'
import { useWords } from '@/words/use-words'

export function CrossedNote({ range: [from, to] }: { range: Range }) {
  const t = useWords()
  if (to === null || to >= from) return null
  return (
    <p className="mt-1.5 text-[0.8125rem] text-bad">{t('The maximum is below the minimum, so nothing can match.')}</p>
  )
}
