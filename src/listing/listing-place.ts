import type { Listing } from '@/domain/listing/listing'
import { t } from '@/words/words'

/** District, city and state: 'Molo, Iloilo City, Iloilo'. For the map's popup and card (B 2.5). */
export function fullPlace(listing: Pick<Listing, 'address' | 'city' | 'state'>): string {
  const { city, state } = listing
  return city && state ? `${shortPlace(listing)}, ${state}` : shortPlace(listing)
}

/** District (the last part of the street) and city: 'Molo, Iloilo City'. */
export function shortPlace({ address, city, state }: Pick<Listing, 'address' | 'city' | 'state'>): string {
  const district = address.split(',').at(-1)?.trim() ?? ''
  const town = city || state
  const parts = district.toLowerCase() === town.toLowerCase() ? [town] : [district, town]
  return parts.filter(Boolean).join(', ') || t('Address not given')
}
