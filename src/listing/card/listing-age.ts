import { daysOnMarket, type Listing } from '@/domain/listing/listing'

/** 'Listed 3 days ago'; empty if unknown. */
export function listedShort(listing: Listing, now: number): string {
  const age = listingAge(listing, now)
  return age && `Listed ${age}`
}

/** The age of a listing at `now` (ms): 'today', '3 days ago', '4 months ago'; empty if unknown. */
export function listingAge(listing: Listing, now: number): string {
  const days = daysOnMarket(listing, now)
  if (days === null) return ''
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 60) return `${days} days ago`
  const months = Math.floor(days / 30.44)
  if (months < 24) return `${months} months ago`
  return `${Math.floor(months / 12)} years ago`
}
