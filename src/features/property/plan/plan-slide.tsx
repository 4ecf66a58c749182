import type { Plans } from '@/domain/floor-plan/plans'
import type { numberedRooms } from '@/domain/floor-plan/room-pictures'
import type { Listing } from '@/domain/listing/listing'
import { PlanSketch } from '@/listing/plan/plan-sketch'
import type { GalleryPlan } from '@/ui/lightbox/lightbox'
import { RoomList } from './room-list'

type Drawn = { listing: Listing; plans: Plans; levels: ReturnType<typeof numberedRooms>; label: string }

/** The plan among the pictures: each room leads to its picture, and each such picture back to its room. */
export function planSlide({ listing, plans, levels, label }: Drawn): GalleryPlan {
  const rooms = levels.flat()
  const roomAt = (picture: number | null) => rooms.find((each) => picture !== null && each.picture === picture)
  return {
    label,
    partOf: (picture) => roomAt(picture)?.room.name,
    render: (onShow, from) => {
      const marked = roomAt(from)?.number ?? null
      return (
        <div className="h-full overflow-y-auto px-4 py-3">
          <div className="mx-auto grid max-w-4xl gap-5 sm:grid-cols-2">
            <PlanSketch {...{ listing, plans, levels, marked }} />
            <RoomList {...{ levels, onShow, marked }} />
          </div>
        </div>
      )
    },
  }
}
