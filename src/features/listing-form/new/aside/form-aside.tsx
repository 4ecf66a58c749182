import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { previewListing } from '@/domain/listing-form/form-preview'
import { listingQuality } from '@/domain/listing-form/form-quality'
import { coverFirst, photosOf } from '@/domain/listing-form/photo-rules'
import type { ListingField } from '@/domain/listing/field-kinds'
import { ListingCard } from '@/listing/card/listing-card'
import { useSessionUser } from '@/session/session'
import { LinkButton } from '@/ui/button/link-button'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'
import type { ListingForm } from '../../listing-form'
import { type PhotoListStore, coverId, type PhotoListState } from '../../photos/photo-list-store'
import { useWords } from '@/words/use-words'

type Props = { form: ListingForm; photos: PhotoListStore; onGo: (field: ListingField) => void }

export function FormAside({ form, photos, onGo }: Props) {
  const t = useWords()
  const watched = useWatch({ control: form.control }) as ListingFormValues
  const values = useDeferredValue(watched)
  const state = useStore(photos)
  return (
    <aside
      aria-label={t('Preview')}
      className="grid min-w-0 gap-6 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:mt-10"
    >
      {/* The previewed listing holds words of the language. */}
      <CardPreview key={t.locale} values={values} photos={state} />
      <QualityMeter values={values} onGo={onGo} />
    </aside>
  )
}

function CardPreview({ values, photos }: { values: ListingFormValues; photos: PhotoListState }) {
  const t = useWords()
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
        {t('How your card will look')}
      </h2>
      <div inert className="mx-auto max-w-md rounded-card border border-line bg-surface-raised p-3">
        <ListingCard listing={listing} actions={<></>} />
      </div>
    </section>
  )
}

const MOST_TIPS = 3

type QualityMeterProps = { values: ListingFormValues; onGo: (field: ListingField) => void }

function QualityMeter({ values, onGo }: QualityMeterProps) {
  const t = useWords()
  const { score, tips } = listingQuality(values)
  return (
    <section aria-labelledby="quality-title" className="min-w-0 rounded-card border border-line bg-surface-raised p-4">
      <h2 id="quality-title" className="mb-3 text-[0.9375rem]">
        {tips.length === 0 ? t('Your listing is complete') : t('Improve your listing')}
      </h2>
      <ProgressBar showLabel label={t('Complete')} value={score} tone={score >= 80 ? 'good' : 'brand'} />
      {tips.length > 0 ? (
        <ul className="mt-2">
          {tips.slice(0, MOST_TIPS).map(({ field, text }) => (
            <li key={field} className="flex min-h-10 items-center">
              <LinkButton className="text-left" onClick={() => onGo(field)}>
                {text}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
