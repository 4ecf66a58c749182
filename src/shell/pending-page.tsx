import { useDelayed } from '@/ui/skeleton/use-delayed'
import { Spinner } from '@/ui/spinner/spinner'
import { useWords } from '@/words/use-words'

export function PendingPage() {
  const t = useWords()
  const late = useDelayed(400)
  return (
    <div className="grid min-h-[60dvh] place-items-center">{late ? <Spinner label={t('Loading...')} /> : null}</div>
  )
}
