import type { ReactNode } from 'react'
import { WhenInView } from '@/ui/in-view/when-in-view'
import { DetailSection } from './detail-section'
import { useWords } from '@/words/use-words'

/** Kept until the costs stand there, so that nothing below moves up under a reader who jumped to it. */
export const COSTS_ROOM = 'min-h-104'

export function Costs({ children }: { children: ReactNode }) {
  const t = useWords()
  if (!children) return null
  return (
    <DetailSection title={t('Costs')} anchor="costs" screenOnly>
      <WhenInView before={<div className={COSTS_ROOM} />}>{children}</WhenInView>
    </DetailSection>
  )
}
