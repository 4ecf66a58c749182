/** Whose visits: the caller's own, or those to their listings (an addition). */
export type TourSide = 'visits' | 'requests'

/** What the Property Tours screen shows: visits of one side, or when the own listings can be visited (an addition). */
export type ToursView = TourSide | 'times'

/** The search params of Property Tours: `show=requests` or `show=times`, nothing for the own visits. */
export function readToursUrl(raw: Record<string, unknown>): { show?: 'requests' | 'times' | undefined } {
  return { show: raw.show === 'requests' || raw.show === 'times' ? raw.show : undefined }
}
