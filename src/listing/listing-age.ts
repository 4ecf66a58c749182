import { daysOnMarket, type Listing } from '@/domain/listing'

/** How long a listing has been up, at `now` in milliseconds: 'today', '3 days ago', '4 months ago'; empty when unknown. */
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
