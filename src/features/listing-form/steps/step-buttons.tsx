import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type Props = { first: boolean; last: boolean; busy: boolean; note: ReactNode; onBack: () => void }

export function StepButtons({ first, last, busy, note, onBack }: Props) {
  const t = useWords()
  return (
    <div className="sticky above-bottom-bar z-10 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3">
      {note}
      <div className="mt-1.5 flex gap-2">
        {first ? null : (
          <Button variant="outline" size="large" className="flex-1" disabled={busy} onClick={onBack}>
            {t('Back')}
          </Button>
        )}
        <Button type="submit" size="large" busy={busy} className="flex-2">
          {last ? t('List Property') : t('Next')}
        </Button>
      </div>
    </div>
  )
}
