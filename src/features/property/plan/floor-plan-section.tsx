import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { plansOf, plansTitle, type Plans } from '@/domain/floor-plan/plans'
import { numberedRooms } from '@/domain/floor-plan/room-pictures'
import type { Listing } from '@/domain/listing/listing'
import { counted } from '@/domain/text'
import { formatArea, formatLot, type UnitSystem } from '@/domain/units/units'
import { PlanSketch } from '@/listing/plan/plan-sketch'
import { useUnitSystem } from '@/session/units'
import { Lightbox, type GalleryPlan } from '@/ui/lightbox/lightbox'
import { DetailSection } from '../details/detail-section'
import { toPicture } from '../head/listing-pictures'
import { planSlide } from './plan-slide'
import { RoomList } from './room-list'

export type PropertyPlan = {
  /** After the pictures of the gallery. */
  slide: GalleryPlan
  /** On paper, where the main column has no room left. */
  paper: ReactNode
}

type Props = {
  listing: Listing
  /** Told of the plan, which stands in two other places as well. */
  onPlan: (plan: PropertyPlan | null) => void
}

/** 'Floor plan' and its like: sketches from the stated facts, rooms by number, each with its picture where there is one. */
export function FloorPlanSection({ listing, onPlan }: Props) {
  const drawn = useMemo(() => {
    const plans = plansOf(listing)
    if (!plans) return null
    const levels = numberedRooms(plans.home?.floors ?? [], listing.images)
    return { plans, levels, slide: planSlide({ listing, plans, levels, label: plansTitle(plans) }) }
  }, [listing])
  useEffect(() => {
    if (!drawn) return undefined
    const { plans, levels, slide } = drawn
    onPlan({ slide, paper: <PlanSketch {...{ listing, plans, levels }} /> })
    return () => onPlan(null)
  }, [drawn, listing, onPlan])
  const units = useUnitSystem((state) => state.value)
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  if (!drawn) return null
  const { plans, levels, slide } = drawn
  const show = (picture: number) => {
    setIndex(picture)
    setOpen(true)
  }
  return (
    <DetailSection title={slide.label} screenOnly>
      <p className="max-w-[68ch] text-[0.9375rem] text-ink-muted">
        Sketched from the facts of this listing{factsOf(listing, plans, units)}. {guessOf(plans)}
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <PlanSketch {...{ listing, plans, levels }} />
        {levels.length > 0 ? <RoomList levels={levels} onShow={show} /> : null}
      </div>
      <Lightbox
        title={listing.title}
        pictures={listing.images.map(toPicture)}
        plan={slide}
        {...{ open, index }}
        onOpenChange={setOpen}
        onIndexChange={setIndex}
      />
    </DetailSection>
  )
}

/** ': 2 floors, 3 bedrooms, 2.5 baths, 120 sq m'; empty where the drawing says it all. */
function factsOf({ bedrooms, bathrooms, squareFeet, lotSize }: Listing, { home, lot }: Plans, units: UnitSystem) {
  if (home) {
    const { length } = home.floors
    const rooms = bedrooms ? counted(bedrooms, 'bedroom') : 'one room'
    const parts = [...(length > 1 ? [counted(length, 'floor')] : []), rooms, counted(bathrooms ?? 0, 'bath')]
    return `: ${parts.join(', ')}, ${formatArea(squareFeet, units)}`
  }
  return lot ? `: lot area, ${formatLot(lotSize, units)}, and frontage` : ''
}

/** What the drawings cannot know. */
function guessOf({ home, tower, lot }: Plans): string {
  const guesses = [
    ...(home ? ['The rooms may lie differently.'] : []),
    ...(tower ? ['Nothing is known of the other units and of the shape of the building.'] : []),
    ...(lot ? ['The lot is drawn as a rectangle; its true shape is in the survey.'] : []),
  ]
  return `${guesses.join(' ')} Ask for the real plan before you decide.`
}
