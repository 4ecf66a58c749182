import { useWords } from '@/words/use-words'
export function ReviewTime() {
  const t = useWords()
  return <span className="whitespace-nowrap">{t('24-48 hours')}</span>
}
