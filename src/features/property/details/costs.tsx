import type { ReactNode } from 'react'
import { WhenInView } from '@/ui/in-view/when-in-view'
import { SkeletonText } from '@/ui/skeleton/skeleton'
import { DetailSection } from './detail-section'

/** 'Costs': what the listing costs besides its price, once it is nearly in view. */
export function Costs({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <DetailSection title="Costs" screenOnly>
      <WhenInView before={<SkeletonText lines={8} />}>{children}</WhenInView>
    </DetailSection>
  )
}
