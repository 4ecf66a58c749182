import { extentOf } from '@/domain/floor-plan/floor-plan'
import type { Plans } from '@/domain/floor-plan/plans'
import type { numberedRooms } from '@/domain/floor-plan/room-pictures'
import type { Listing } from '@/domain/listing/listing'
import { formatLot } from '@/domain/units/units'
import { useUnitSystem } from '@/session/units'
import { FloorDrawing } from './floor-drawing'
import { LotDrawing } from './lot-drawing'
import { TowerDrawing } from './tower-drawing'

type Props = {
  listing: Listing
  plans: Plans
  /** The rooms of each floor with their numbers. */
  levels: ReturnType<typeof numberedRooms>
  /** The room that is marked, by its number. */
  marked?: number | null
}

/** Every drawing of a listing, each with its name where there are several. */
export function PlanSketch({ listing, plans: { home, tower, lot }, levels, marked = null }: Props) {
  const units = useUnitSystem((state) => state.value)
  const floors = home?.floors ?? []
  const several = floors.length + (tower ? 1 : 0) + (lot ? 1 : 0) > 1
  const extent = home ? extentOf(home) : null
  return (
    <>
      {floors.map((floor, level) => {
        const rooms = levels[level] ?? []
        const named = rooms.map(({ number, room }) => `${number} ${room.name}`).join(', ')
        return (
          <figure key={floor.name} className="min-w-0">
            {several ? <Caption>{floor.name}</Caption> : null}
            {extent ? (
              <FloorDrawing
                {...{ floor, extent }}
                numbers={new Map(rooms.map(({ room, number }) => [room.id, number]))}
                marked={rooms.find(({ number }) => number === marked)?.room.id}
                label={`${floors.length > 1 ? floor.name : 'Floor plan'}: ${named}`}
              />
            ) : null}
          </figure>
        )
      })}
      {tower ? (
        <figure className="min-w-0">
          {several ? <Caption>Place in the building</Caption> : null}
          <TowerDrawing plan={tower} />
        </figure>
      ) : null}
      {lot ? (
        <figure className="min-w-0">
          {several ? <Caption>Plan of the lot</Caption> : null}
          <LotDrawing plan={lot} area={formatLot(listing.lotSize, units)} units={units} />
        </figure>
      ) : null}
    </>
  )
}

function Caption({ children }: { children: string }) {
  return <figcaption className="mb-2 font-strong print:mb-0 print:text-[0.8125rem]">{children}</figcaption>
}
