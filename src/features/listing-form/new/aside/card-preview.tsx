import { useMemo } from 'react'
import { coverFirst, photosOf } from '@/domain/listing-form/photo-rules'
import { previewListing } from '@/domain/listing-form/form-preview'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { ListingCard } from '@/listing/card/listing-card'
import { useSessionUser } from '@/session/session'
import { coverId, type PhotoListState } from '../../photos/photo-list-store'

/** The card as it will appear in results; inert. */
export function CardPreview({ values, photos }: { values: ListingFormValues; photos: PhotoListState }) {
  const user = useSessionUser()
  const pictures = coverFirst(photosOf(photos.photos), coverId(photos)).flatMap(({ src }) => (src === '' ? [] : [src]))
  const addresses = pictures.join(' ')
  const listing = useMemo(
    () => previewListing(values, addresses === '' ? [] : addresses.split(' '), user),
    [values, addresses, user],
  )
  return (
    <section aria-labelledby="preview-title" className="min-w-0">
      <h2 id="preview-title" className="mb-3 text-[0.9375rem]">
        How your card will look
      </h2>
      <div inert className="mx-auto max-w-md rounded-card border border-line bg-surface-raised p-3">
        <ListingCard listing={listing} actions={<></>} />
      </div>
    </section>
  )
}
