import type { Listing } from './listing'

type Placed = Pick<Listing, 'address' | 'city' | 'state'>

/** The last part of the street, which names the district or barangay: 'Molo'; else the city or the province. */
export function districtOf({ address, city, state }: Placed): string {
  const last = address
    .split(',')
    .at(-1)
    ?.trim()
    .replace(/^barangay /i, '')
  return last || city || state
}
