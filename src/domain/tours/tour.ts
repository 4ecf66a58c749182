import type { TourStatus, WireTour } from '@/contract/tours/tour'
import { resolveImageUrl } from '../listing/images'
import { toIdentity, type Identity } from '../people/names'
import { textOf } from '../wire-values'

/** The other side of a visit; their name is empty when unknown. */
export type MetPerson = Identity & { id: string; name: string; username: string; avatar: string }

/** One visit to a listing as the screens read it (A 3); texts are empty where nothing is known. */
export type Tour = {
  id: string
  /** `gone`: the listing is no longer offered; the rest is as it was, as far as it is known. */
  property: { id: string; title: string; address: string; image: string; gone: boolean }
  agent: MetPerson
  visitor: MetPerson
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

function toMetPerson(wire: WireTour['agent']): MetPerson {
  return {
    id: textOf(wire?.id),
    name: textOf(wire?.name) || textOf(wire?.username),
    username: textOf(wire?.username),
    avatar: imageUrl(wire?.avatar),
    ...toIdentity(wire),
  }
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
    agent: toMetPerson(agent),
    visitor: toMetPerson(visitor),
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
