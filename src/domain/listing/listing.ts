import { capitalise } from '../text'
import type { Tier } from '../people/badges'
import type { CategoryId } from './taxonomy'

/** How a property is offered (B 3.2). */
export type ListingType = 'sale' | 'rent'

/** Property status values (B 4); `available` is the default. */
export type ListingStatus = 'available' | 'pending' | 'sold'

/** One picture, ready to show: every address in it is safe to load (`images.ts`). */
export type ListingImage = {
  src: string
  alt: string
  /** Pixels; null when unknown. */
  width: number | null
  height: number | null
  /** Tiny stand-in shown until the picture is there: `data:image/…;base64`, a thumbhash in base64 or a colour. */
  placeholder: string | null
  /** Narrower files of the same picture, narrowest first. */
  variants: { width: number; src: string }[]
}

/** A listing's owner (B 3.3, 3.4). */
export type ListingOwner = {
  id: string | null
  /** Name on cards, list and map: first plus last, else name, else 'Property Owner' (B 3.3). */
  name: string
  /** Name on the detail screen: name, else first plus last, else username, else 'Unknown' (B 3.4). */
  detailName: string
  username: string
  email: string
  phone: string
  /** Address of the picture, empty when there is none. */
  avatar: string
  tier: Tier
  /** Stars of 5; null without a review; 4.5 where the server says nothing of either (B 3.4). */
  rating: number | null
  /** Number of reviews; null where the server gives stars alone; 50 where it says nothing of either (B 3.4). */
  reviews: number | null
  memberSince: string
}

/**
 * The one mapped listing all screens work on (B 3.3, 3.4), made by `toListing`. Areas in square feet, lots in acres, heights
 * in feet, money in `currency`. Text is empty where the server gives none; null means that the value is unknown.
 */
export type Listing = {
  id: string
  title: string
  /** 0 if invalid (B 5); a month's rent for rentals. */
  price: number
  currency: string
  listingType: ListingType
  typeLabel: 'for sale' | 'for rent'
  status: ListingStatus
  /** Street. */
  address: string
  city: string
  /** Province. */
  state: string
  zip: string
  description: string
  /** Null = lacking: excluded by a minimum (B 5), shown as 0 (B 3.4). Bathrooms come in half steps. */
  bedrooms: number | null
  bathrooms: number | null
  /** 0 if none. */
  squareFeet: number
  parkingSpots: number
  /** Acres, 0 if none. */
  lotSize: number
  yearBuilt: number | null
  /** Association dues a month, 0 if none. */
  hoaFees: number
  furnishing: string
  petFriendly: boolean
  /** Months. */
  minimumLease: number | null
  deposit: number | null
  depositCurrency: string
  floorLevel: string
  category: CategoryId | null
  propertyType: string
  propertySubtype: string
  condition: string
  /** Feet. */
  ceilingHeight: number | null
  loadingBays: number | null
  /** People, or tonnes where goods are stored. */
  capacity: number | null
  /** Percent a year. */
  roi: number | null
  zoningType: string
  occupancyStatus: string
  features: string[]
  buildingFeatures: string[]
  industrialFeatures: string[]
  landFeatures: string[]
  specialFeatures: string[]
  investmentFeatures: string[]
  utilitiesIncluded: string[]
  nearbyAmenities: string[]
  images: ListingImage[]
  /** Degrees; both null when the place is not known. */
  lat: number | null
  lng: number | null
  /** ISO 8601, empty when unknown. */
  createdAt: string
  /** Milliseconds since 1970, 0 when unknown. */
  createdMs: number
  /** Stars of 5. */
  rating: number | null
  owner: ListingOwner
  /** Price by square foot in `currency`, rounded; 0 if no size (B 3.5). */
  pricePerSqft: number
}

const DAY_MS = 86_400_000

/** Whole days since the listing was created, at `now` in milliseconds; 0 for a future date, null when unknown (B 3.3). */
export function daysOnMarket(listing: Listing, now: number): number | null {
  return listing.createdMs === 0 ? null : Math.max(0, Math.floor((now - listing.createdMs) / DAY_MS))
}

/** The address line of the detail header: address, city, state, zip, without the parts that are missing (B 2.4). */
export function addressLine(listing: Pick<Listing, 'address' | 'city' | 'state' | 'zip'>): string {
  return [listing.address, listing.city, listing.state, listing.zip].filter(Boolean).join(', ')
}

/** City and state as saved properties and comparison show them; an unknown one becomes 'Unknown' (B 3.3). */
export function placeLine(listing: Pick<Listing, 'city' | 'state'>): string {
  return `${listing.city || 'Unknown'}, ${listing.state || 'Unknown'}`
}

/** The status in words: the wire says `sold` of a rental too, people say 'rented'. */
export function statusWord(status: ListingStatus, type: Listing['listingType'] | null): ListingStatus | 'rented' {
  return status === 'sold' && type === 'rent' ? 'rented' : status
}

/** The status as a label: 'Rented'. */
export function statusLabel(status: ListingStatus, type: Listing['listingType'] | null): string {
  return capitalise(statusWord(status, type))
}
