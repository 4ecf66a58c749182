import { toListing } from '@/domain/listing/map-listing'
import { figuredDistrict, marketFigures } from '@/domain/market/market'
import { abovePercent, isUnusuallyLow, middlePrice } from '@/domain/market/price-check'
import type { Backend } from '../../backend'
import { askedIn } from '../../search/answers/market'
import { newestSnapshot } from '../../search/snapshots'
import type { Row } from '../../store/database'
import { wireProperty } from '../../wire/listing-wire'
import { looksSame } from '../pictures/photo-look'

/** Reports a listing with a photo that somebody else's listing has too, or whose price is unusually low. */
export function checkListing(backend: Backend, row: Row<'property'>): void {
  const copied = otherWithPhotoOf(backend, row)
  if (copied) reportItself(backend, row, 'same-photo', copied)
  const compared = lowPriceOf(backend, row)
  if (compared) reportItself(backend, row, 'low-price', compared)
}

function otherWithPhotoOf({ db }: Backend, row: Row<'property'>): string | null {
  const own = db.photo_look.where(({ property_id }) => property_id === row.id)
  const other = db.photo_look
    .where(({ look }) => own.some((one) => looksSame(one.look, look)))
    .map(({ property_id }) => db.property.find(property_id))
    .find((one) => one !== undefined && one.user_id !== row.user_id)
  if (!other) return null
  const lister = db.user.find(other.user_id)?.name
  return `Also on “${other.title}”${lister ? `, listed by ${lister}` : ''}.`
}

function lowPriceOf(backend: Backend, row: Row<'property'>): string | null {
  const listing = toListing(wireProperty(backend, row))
  const asked = askedIn(newestSnapshot(backend).index)
  const place = { city: listing.city, district: figuredDistrict(listing) ?? undefined }
  const middle = middlePrice(listing, marketFigures(asked, place, backend.clock.now()))
  if (!middle || row.status === 'sold' || !isUnusuallyLow(listing, middle)) return null
  return `${-(abovePercent(listing, middle) ?? 0)} percent below the middle of ${middle.similar} ${middle.of}, by area.`
}

/** Once for each reason, whatever was decided. */
function reportItself(
  { db, clock }: Backend,
  { id: subject_id, title, user_id: owner_id }: Row<'property'>,
  reason: 'same-photo' | 'low-price',
  details: string,
): void {
  const known = db.report.where((row) => row.user_id === null && row.subject_id === subject_id && row.reason === reason)
  if (known.length > 0) return
  db.report.insert({
    id: db.newId(),
    about: 'listing',
    subject_id,
    words: title,
    stars: null,
    context: null,
    owner_id,
    user_id: null,
    reason,
    details,
    status: 'open',
    created_at: clock.iso(),
    decided_at: null,
    decided_by: null,
    decision: null,
  })
}
