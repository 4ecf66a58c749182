import { toListing } from '@/domain/listing/map-listing'
import { figuredDistrict, marketFigures } from '@/domain/market/market'
import { abovePercent, isUnusuallyLow, middlePrice } from '@/domain/market/price-check'
import type { Backend } from '../../backend'
import { askedIn } from '../../search/answers/market'
import { newestSnapshot } from '../../search/snapshots'
import type { Row } from '../../store/database'
import { wireProperty } from '../../wire/listing-wire'
import { looksSame } from '../pictures/photo-look'
import { openReport } from './open-report'

/** Reports a listing with a photo of another lister's listing, or with an unusually low price. */
export function checkListing(backend: Backend, row: Row<'property'>): void {
  reportOnce(backend, row, 'same-photo', otherWithPhotoOf)
  reportOnce(backend, row, 'low-price', lowPriceOf)
}

/** Once for each reason, whatever was decided. */
function reportOnce(
  backend: Backend,
  row: Row<'property'>,
  reason: 'same-photo' | 'low-price',
  detailsOf: (backend: Backend, row: Row<'property'>) => string | null,
): void {
  const { id: subject_id, title: words, user_id: owner_id } = row
  const isKnown = (one: Row<'report'>) => one.user_id === null && one.subject_id === subject_id && one.reason === reason
  if (backend.db.report.where(isKnown).length > 0) return
  const details = detailsOf(backend, row)
  if (details === null) return
  const about = { about: 'listing', subject_id, words, owner_id, stars: null, context: null } as const
  openReport(backend, { ...about, user_id: null, reason, details })
}

function otherWithPhotoOf({ db }: Backend, row: Row<'property'>): string | null {
  const own = db.photo_look.where(({ property_id }) => property_id === row.id)
  if (own.length === 0) return null
  const other = db.photo_look
    .where(({ look }) => own.some((one) => looksSame(one.look, look)))
    .map(({ property_id }) => db.property.find(property_id))
    .find((one) => one !== undefined && one.user_id !== row.user_id)
  if (!other) return null
  const lister = db.user.find(other.user_id)?.name
  return `Also on “${other.title}”${lister ? `, listed by ${lister}` : ''}.`
}

function lowPriceOf(backend: Backend, row: Row<'property'>): string | null {
  if (row.status === 'sold') return null
  const listing = toListing(wireProperty(backend, row))
  const asked = askedIn(newestSnapshot(backend).index)
  const { city, listingType: mode, category } = listing
  const place = { city, mode, district: figuredDistrict(listing) ?? undefined, category: category ?? undefined }
  const middle = middlePrice(listing, marketFigures(asked, place, backend.clock.now()))
  if (!middle || !isUnusuallyLow(listing, middle)) return null
  return `${-(abovePercent(listing, middle) ?? 0)} percent below the middle of ${middle.similar} ${middle.of}, by area.`
}
