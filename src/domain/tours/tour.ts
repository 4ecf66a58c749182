import type { TourStatus, WireTour } from '@/contract/tours/tour'
import { resolveImageUrl } from '../listing/images'
import { textOf } from '../wire-values'

/** One visit to a listing as the screens read it (A 3); texts are empty where nothing is known. */
export type Tour = {
  id: string
  /** `gone`: the listing is no longer offered; the rest is as it was, as far as it is known. */
  property: { id: string; title: string; address: string; image: string; gone: boolean }
  agent: { name: string; avatar: string }
  /** Who comes; their name is empty when unknown. */
  visitor: { name: string; avatar: string; username: string }
  /** Calendar day, `2026-03-14`. */
  date: string
  /** Time of day in the Philippines, `09:30`. */
  time: string
  /** Minutes; null when unknown. */
  duration: number | null
  status: TourStatus
  notes: string
  /** Another time that the lister proposes and the visitor has not answered. */
  proposal: { date: string; time: string } | null
  /** The lister began it and the visitor has not answered; `proposal` is then its own time. */
  invited: boolean
  cancelledBy: 'visitor' | 'lister' | null
  reason: string
}

export function toTour(wire: WireTour): Tour {
  const { id, property, agent, visitor, date, time, duration, status, notes } = wire
  return {
    id: textOf(id),
    property: {
      id: textOf(property.id),
      title: textOf(property.title),
      address: textOf(property.address),
      image: imageUrl(property.image),
      gone: property.listed === false || !property.title,
    },
    agent: { name: textOf(agent?.name), avatar: imageUrl(agent?.avatar) },
    visitor: {
      name: textOf(visitor?.name) || textOf(visitor?.username),
      avatar: imageUrl(visitor?.avatar),
      username: textOf(visitor?.username),
    },
    date,
    time,
    duration: duration ?? null,
    status,
    notes: textOf(notes),
    proposal: wire.proposal ?? null,
    invited: wire.invited ?? false,
    cancelledBy: wire.cancelled_by ?? null,
    reason: textOf(wire.reason),
  }
}

function imageUrl(path: string | null | undefined): string {
  return path ? resolveImageUrl(path) : ''
}
