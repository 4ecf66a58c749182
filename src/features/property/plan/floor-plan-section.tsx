import { clsx } from 'clsx'
import { useState } from 'react'
import { planLabel, type Listing } from '@/domain/listing/listing'
import { PlanFigures } from '@/listing/plan-figures'
import { useWords } from '@/words/use-words'
import { Lightbox } from '@/ui/lightbox/lightbox'
import { DetailSection } from '../details/detail-section'
import { toPicture, toPlan } from '../head/listing-pictures'

export function FloorPlanSection({ listing }: { listing: Listing }) {
  const t = useWords()
  const { title, images, floorPlans } = listing
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  if (floorPlans.length === 0) return null
  const show = (place: number) => {
    setIndex(images.length + place)
    setOpen(true)
  }
  return (
    <DetailSection title={t(planLabel(listing))} screenOnly>
      <div className={clsx('grid max-w-2xl gap-4', floorPlans.length > 1 && 'max-sm:grid-cols-2')}>
        <PlanFigures listing={listing} onOpen={show} />
      </div>
      <Lightbox
        title={title}
        pictures={images.map(toPicture)}
        plans={floorPlans.map((plan) => toPlan(plan, listing))}
        {...{ open, index }}
        onOpenChange={setOpen}
        onIndexChange={setIndex}
      />
    </DetailSection>
  )
}
