import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import { useWords } from '@/words/use-words'

export function BestMark() {
  const t = useWords()
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-md bg-good-soft px-1.5 py-0.5 text-xs font-bold text-good',
        'forced-colors:border',
      )}
    >
      <Trophy aria-hidden size={13} strokeWidth={2.2} />
      {t('Best')}
    </span>
  )
}
