import type { Listing } from '@/domain/listing'

/** Where it is, short: the last part of the street (the district) and the city. 'Molo, Iloilo City'. */
export function shortPlace({ address, city, state }: Pick<Listing, 'address' | 'city' | 'state'>): string {
  const district = address.split(',').at(-1)?.trim() ?? ''
  const town = city || state
  const parts = district.toLowerCase() === town.toLowerCase() ? [town] : [district, town]
  return parts.filter(Boolean).join(', ') || 'Address not given'
}
