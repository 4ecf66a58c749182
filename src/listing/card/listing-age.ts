import { daysOnMarket, type Listing } from '@/domain/listing/listing'
import { t } from '@/words/words'

/** 'Listed 3 days ago'; empty if unknown. */
export function listedShort(listing: Listing, now: number): string {
  const age = listingAge(listing, now)
  return age && t('Listed {age}', { age })
}

/** The age of a listing at `now` (ms): 'today', '3 days ago', '4 months ago'; empty if unknown. */
export function listingAge(listing: Listing, now: number): string {
  const days = daysOnMarket(listing, now)
  if (days === null) return ''
  if (days === 0) return t('today')
  if (days === 1) return t('yesterday')
  if (days < 60) return t('{n} days ago', { n: days })
  const months = Math.floor(days / 30.44)
  if (months < 24) return t.count(months, '{n} month ago', '{n} months ago')
  return t('{n} years ago', { n: Math.floor(months / 12) })
}
