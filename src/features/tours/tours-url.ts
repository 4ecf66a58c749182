export type TourSide = 'visits' | 'requests'

export type ToursView = TourSide | 'times'

/** The search params of Property Tours: `show=requests` or `show=times`, nothing for the own visits. */
export function readToursUrl(raw: Record<string, unknown>): { show?: 'requests' | 'times' | undefined } {
  return { show: raw.show === 'requests' || raw.show === 'times' ? raw.show : undefined }
}
