/** Whose visits the Property Tours screen shows: the caller's own, or those to their listings (an addition). */
export const TOUR_SIDES = ['visits', 'requests'] as const
export type TourSide = (typeof TOUR_SIDES)[number]

/** The search params of Property Tours: `show=requests`, nothing for the own visits. */
export function readToursUrl(raw: Record<string, unknown>): { show?: 'requests' | undefined } {
  return { show: raw.show === 'requests' ? 'requests' : undefined }
}
