import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-kinds'
import type { ListingForm } from '../../listing-form'
import type { PhotoListStore } from '../../photos/photo-list-store'
import { CardPreview } from './card-preview'
import { QualityMeter } from './quality-meter'

type Props = { form: ListingForm; photos: PhotoListStore; onGo: (field: ListingField) => void }

/** Beside the form, below its last step on phones: a preview of the card, and suggestions. */
export function FormAside({ form, photos, onGo }: Props) {
  const watched = useWatch({ control: form.control }) as ListingFormValues
  const values = useDeferredValue(watched)
  const state = useStore(photos)
  return (
    <aside
      aria-label="Preview"
      className="grid min-w-0 gap-6 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:mt-10"
    >
      <CardPreview values={values} photos={state} />
      <QualityMeter values={values} onGo={onGo} />
    </aside>
  )
}
