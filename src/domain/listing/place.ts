import type { Listing } from './listing'

type Placed = Pick<Listing, 'address' | 'city' | 'state'>

/** The last part of the street, which names the district: 'Molo'; else the city or the province. */
export function districtOf({ address, city, state }: Placed): string {
  return address.split(',').at(-1)?.trim() || city || state
}
