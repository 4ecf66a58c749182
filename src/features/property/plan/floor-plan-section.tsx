import { Images } from 'lucide-react'
import { useMemo, useState } from 'react'
import { extentOf, floorPlan } from '@/domain/floor-plan/floor-plan'
import { numberedRooms } from '@/domain/floor-plan/room-pictures'
import type { Listing } from '@/domain/listing/listing'
import { counted } from '@/domain/text'
import { formatArea } from '@/domain/units/units'
import { useUnitSystem } from '@/session/units'
import { LinkButton } from '@/ui/button/link-button'
import { Lightbox } from '@/ui/lightbox/lightbox'
import { DetailSection } from '../details/detail-section'
import { toPicture } from '../head/listing-pictures'
import { FloorDrawing } from './floor-drawing'

/** 'Floor plan': a sketch from the stated facts, its rooms by number, each with its picture where there is one. */
export function FloorPlanSection({ listing }: { listing: Listing }) {
  const plan = useMemo(() => floorPlan(listing), [listing])
  const units = useUnitSystem((state) => state.value)
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  if (!plan) return null
  const { floors } = plan
  const levels = numberedRooms(floors, listing.images)
  const extent = extentOf(plan)
  return (
    <DetailSection title="Floor plan" screenOnly>
      <p className="max-w-[68ch] text-[0.9375rem] text-ink-muted">
        Sketched from the facts of this listing: {factsOf(listing, floors.length)},{' '}
        {formatArea(listing.squareFeet, units)}. The rooms may lie differently. Ask for the real plan before you decide.
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {floors.map((floor, level) => {
          const rooms = levels[level] ?? []
          const named = rooms.map(({ number, room }) => `${number} ${room.name}`).join(', ')
          return (
            <figure key={floor.name} className="min-w-0">
              {floors.length > 1 ? <figcaption className="mb-2 font-strong">{floor.name}</figcaption> : null}
              <FloorDrawing
                {...{ floor, extent }}
                numbers={new Map(rooms.map(({ room, number }) => [room.id, number]))}
                label={`${floors.length > 1 ? floor.name : 'Floor plan'}: ${named}`}
              />
            </figure>
          )
        })}
        <ol
          aria-label="Rooms"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] content-start gap-x-4 sm:col-span-full"
        >
          {levels.flat().map(({ number, room, picture }) => (
            <li key={number} className="flex min-h-9 items-center gap-2.5 text-[0.9375rem]">
              <span aria-hidden className="figures w-6 shrink-0 text-right text-ink-muted">
                {number}
              </span>
              {picture === null ? (
                room.name
              ) : (
                <LinkButton
                  onClick={() => {
                    setIndex(picture)
                    setOpen(true)
                  }}
                >
                  {room.name}
                  <Images aria-hidden size={16} />
                  <span className="sr-only">, show its picture</span>
                </LinkButton>
              )}
            </li>
          ))}
        </ol>
      </div>
      <Lightbox
        title={listing.title}
        pictures={listing.images.map(toPicture)}
        {...{ open, index }}
        onOpenChange={setOpen}
        onIndexChange={setIndex}
      />
    </DetailSection>
  )
}

function factsOf({ bedrooms, bathrooms }: Listing, floors: number): string {
  const rooms = bedrooms ? counted(bedrooms, 'bedroom') : 'one room'
  return [...(floors > 1 ? [counted(floors, 'floor')] : []), rooms, counted(bathrooms ?? 0, 'bath')].join(', ')
}
