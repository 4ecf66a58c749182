import { useWords } from '@/words/use-words'
export function Dash() {
  const t = useWords()
  return (
    <span className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('Not stated')}</span>
    </span>
  )
}
