import type { TourStatus, WireTour } from '@/contract/tours'
import { resolveImageUrl } from '../listing/images'
import { textOf } from '../wire-values'

/** One visit to a listing as the screens read it (A 3); texts are empty where nothing is known. */
export type Tour = {
  id: string
  /** Without a title the listing is no longer offered. */
  property: { id: string; title: string; address: string; image: string }
  agent: { name: string; avatar: string }
  /** Calendar day, `2026-03-14`. */
  date: string
  /** Time of day in the Philippines, `09:30`. */
  time: string
  /** Minutes; null when unknown. */
  duration: number | null
  status: TourStatus
  notes: string
}

/** A wire tour as the screens read it; never throws. */
export function toTour({ id, property, agent, date, time, duration, status, notes }: WireTour): Tour {
  return {
    id: textOf(id),
    property: {
      id: textOf(property.id),
      title: textOf(property.title),
      address: textOf(property.address),
      image: imageUrl(property.image),
    },
    agent: { name: textOf(agent?.name), avatar: imageUrl(agent?.avatar) },
    date,
    time,
    duration: duration ?? null,
    status,
    notes: textOf(notes),
  }
}

function imageUrl(path: string | null | undefined): string {
  return path ? resolveImageUrl(path) : ''
}
