import { CONFIRMED_DAYS } from '@/contract/fields'
import { capitalize } from '../text'
import type { Tier } from '../people/badges'
import type { FieldOf, ListingField } from './field-kinds'
import type { FIELDS } from './fields'
import type { PhField } from '../papers/ph-shape'
import type { CategoryId } from './taxonomy'
import { t, type Translate } from '@/words/words'

/** How a property is offered (B 3.2). */
export type ListingType = 'sale' | 'rent'

/** Property status values (B 4); `available` is the default. */
export type ListingStatus = 'available' | 'pending' | 'sold'

export type ListingImage = {
  src: string
  /** As the lister described it; empty without a text. */
  alt: string
  /** Pixels; null when unknown. */
  width: number | null
  height: number | null
  /** Tiny stand-in shown until the picture is there: `data:image/…;base64`, a thumbhash in base64 or a color. */
  placeholder: string | null
  variants: { width: number; src: string }[]
}

/** A plan of floors, building or lot, as a picture; `caption` is empty where there is none. */
export type FloorPlan = ListingImage & { caption: string }

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
  /** Name on Messenger, empty where they show none. */
  messenger: string
  /** In a rendered page: which rows of ways to reach the owner come once the backend has answered. */
  later?: readonly ('contact' | 'apps')[]
  /** Address of the picture, empty when there is none. */
  avatar: string
  tier: Tier
  verified: boolean
  /** Stars of 5; null without a review; 4.5 where the server says nothing of either (B 3.4). */
  rating: number | null
  /** Number of reviews; null where the server gives stars alone; 50 where it says nothing of either (B 3.4). */
  reviews: number | null
  memberSince: string
  answering: string
}

export type PriceStep = { price: number; sinceMs: number }

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

export function listingKey<Field extends ListingField>(field: Field): CamelCase<Field> {
  return field.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Field>
}

type FactOf<Field extends keyof typeof FIELDS> = (typeof FIELDS)[Field] extends { kind: 'list' }
  ? string[]
  : (typeof FIELDS)[Field] extends { kind: 'flag' }
    ? boolean
    : (typeof FIELDS)[Field] extends { kind: 'number' | 'measure' }
      ? (typeof FIELDS)[Field] extends { zero: true }
        ? number
        : number | null
      : string

export type PlainField = FieldOf<'text' | 'choice' | 'list' | 'flag' | 'number' | 'measure'>

export type ListingFacts = { [Field in Exclude<PlainField, PhField> as CamelCase<Field>]: FactOf<Field> }
/** Under the register's names: `acquiredSeller` for `ph.acquired.seller`. Not stated: empty text, null numbers. */
export type PhFacts = { readonly [Field in PhField as CamelCase<Field>]: FactOf<Field> }

/** B 3.3, 3.4. Square feet, lots in acres, heights in feet, money in `currency`. Unknown: empty text, or null. */
export type Listing = ListingFacts & {
  id: string
  ph: PhFacts
  currency: string
  listingType: ListingType
  typeLabel: 'for sale' | 'for rent'
  status: ListingStatus
  /** Hidden with its owner: lists and searches do not show it. */
  paused?: true
  depositCurrency: string
  category: CategoryId | null
  propertyType: string
  propertySubtype: string
  images: ListingImage[]
  floorPlans: FloorPlan[]
  /** ISO 8601, empty when unknown. */
  createdAt: string
  createdMs: number
  /** When its owner last confirmed it, milliseconds since 1970; 0 before the first time. */
  confirmedMs: number
  rating: number | null
  owner: ListingOwner
  /** The asking prices so far, the present one last; empty where the price never changed. */
  priceSteps: readonly PriceStep[]
  /** Price by square foot in `currency`, rounded; 0 if no size (B 3.5). */
  pricePerSqft: number
}

export function planLabel({ category }: Pick<Listing, 'category'>): 'Floor plan' | 'Plan of the lot' {
  return category === 'land' ? 'Plan of the lot' : 'Floor plan'
}

const DAY_MS = 86_400_000

/** Whole days at `now` in milliseconds; 0 for a future date, null when unknown (B 3.3). */
export function daysOnMarket(listing: Listing, now: number): number | null {
  return listing.createdMs === 0 ? null : Math.max(0, Math.floor((now - listing.createdMs) / DAY_MS))
}

type Heard = Pick<Listing, 'createdMs' | 'confirmedMs' | 'status'>

/** Whole days at `now` in milliseconds; null where the confirmation is not fresh, or not so. */
export function confirmedDaysAgo({ confirmedMs, status }: Heard, now: number): number | null {
  const days = Math.max(0, Math.floor((now - confirmedMs) / DAY_MS))
  return status === 'available' && confirmedMs > 0 && days < CONFIRMED_DAYS ? days : null
}

/** 'Confirmed 3 days ago'; empty where that is not fresh. */
export function confirmedShort(listing: Heard, now: number): string {
  const days = confirmedDaysAgo(listing, now)
  if (days === null) return ''
  if (days === 0) return t('Confirmed today')
  return days === 1 ? t('Confirmed yesterday') : t('Confirmed {n} days ago', { n: days })
}

export function confirmedText(listing: Heard, now: number): string {
  const days = confirmedDaysAgo(listing, now)
  if (days === null) return ''
  if (days === 0) return t('Confirmed available today')
  return days === 1 ? t('Confirmed available yesterday') : t('Confirmed available {n} days ago', { n: days })
}

/** Whether the owner should say again that a listing is to be had: nobody heard of it for 14 days. */
export function isDueToConfirm({ createdMs, confirmedMs, status }: Heard, now: number): boolean {
  const heard = Math.max(createdMs, confirmedMs)
  return status === 'available' && heard > 0 && now - heard >= CONFIRMED_DAYS * DAY_MS
}

type Placed = Pick<Listing, 'address' | 'city' | 'state' | 'zip'> & { ph?: Pick<PhFacts, 'barangay'> }

/** Address, barangay unless the address names it, city, state, zip, without missing parts (B 2.4). */
export function addressLine({ address, city, state, zip, ph }: Placed): string {
  const barangay = ph?.barangay ?? ''
  const named = barangay === '' || address.toLowerCase().includes(barangay.toLowerCase())
  return [address, named ? '' : `Barangay ${barangay}`, city, state, zip].filter(Boolean).join(', ')
}

/** City and state as saved properties and comparison show them; an unknown one becomes 'Unknown' (B 3.3). */
export function placeLine(listing: Pick<Listing, 'city' | 'state'>, words: Translate = t): string {
  return `${listing.city || words('Unknown')}, ${listing.state || words('Unknown')}`
}

/** The status in words: the wire says `sold` of a rental too, people say 'rented'. */
export function statusWord(status: ListingStatus, type: Listing['listingType'] | null): ListingStatus | 'rented' {
  return status === 'sold' && type === 'rent' ? 'rented' : status
}

export function statusLabel(status: ListingStatus, type: Listing['listingType'] | null): string {
  return t.known(capitalize(statusWord(status, type)))
}
