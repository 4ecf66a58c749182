import type { ReactNode } from 'react'
import { WhenInView } from '@/ui/in-view/when-in-view'
import { DetailSection } from './detail-section'

export function Costs({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <DetailSection title="Costs" anchor="costs" screenOnly>
      <WhenInView before={<div className="min-h-104" />}>{children}</WhenInView>
    </DetailSection>
  )
}
