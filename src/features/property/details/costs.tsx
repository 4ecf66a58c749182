import type { ReactNode } from 'react'
import { WhenInView } from '@/ui/in-view/when-in-view'
import { DetailSection } from './detail-section'
import { useWords } from '@/words/use-words'

export function Costs({ children }: { children: ReactNode }) {
  const t = useWords()
  if (!children) return null
  return (
    <DetailSection title={t('Costs')} anchor="costs" screenOnly>
      <WhenInView before={<div className="min-h-104" />}>{children}</WhenInView>
    </DetailSection>
  )
}
