import { useMemo } from 'react'
import { coverFirst } from '@/domain/photo-rules'
import { previewListing } from '@/domain/listing-form-preview'
import type { ListingFormValues } from '@/domain/listing-form'
import { ListingCard } from '@/listing/listing-card'
import { useSessionUser } from '@/session/session'
import { coverId, type PhotoShelfState } from '../photos/photo-shelf'

/** The card as others will see it among the results. A picture of it: nothing on it can be pressed. */
export function CardPreview({ values, photos }: { values: ListingFormValues; photos: PhotoShelfState }) {
  const user = useSessionUser()
  const pictures = coverFirst(photos.photos, coverId(photos)).flatMap(({ src }) => (src === '' ? [] : [src]))
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
