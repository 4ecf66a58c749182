import { useState } from 'react'
import { useStore } from 'zustand'
import { call } from '@/api/call'
import { useSendKey } from '@/session/send-key'
import { createProperty } from '@/contract/listing/properties'
import { missingFirst, missingText } from '@/domain/listing-form/form-quality'
import { toNewListing } from '@/domain/listing-form/form-wire'
import { coverFirst } from '@/domain/listing-form/photo-rules'
import { confirm } from '@/ui/confirm/confirm'
import { notify } from '@/ui/toast/notify'
import { listingFailure, LOG_IN_FIRST } from '../failures'
import type { ListingField } from '@/domain/listing/field-kinds'
import type { ListingForm } from '../listing-form'
import { coverId, photosInWork, type PhotoListStore } from '../photos/photo-list-store'
import { UPLOAD_TIMEOUT_MS, useSubmitListing } from '../use-submit-listing'
import type { Listed } from './listed-panel'
import { useWords } from '@/words/use-words'

export type Stage = 'idle' | 'preparing' | 'sending'

type After = {
  onProblems: (fields: ListingField[]) => void
  onListed: () => void
  onMissing: (field: ListingField) => void
}

export function useCreateListing(
  form: ListingForm,
  photos: PhotoListStore,
  { onProblems, onListed, onMissing }: After,
) {
  const t = useWords()
  const [listed, setListed] = useState<Listed | null>(null)
  const key = useSendKey()
  const preparing = useStore(photos, photosInWork) > 0
  const { submit, failure, busy } = useSubmitListing({
    form,
    photos,
    agreed: async (values) => {
      const missing = missingFirst(values)
      const [first] = missing
      if (!first) return true
      const yes = await confirm({
        title: t('List it without these details?'),
        text: missingText(missing, values),
        confirmLabel: t('List anyway'),
        cancelLabel: t('Fill in'),
      })
      if (!yes) onMissing(first.field)
      return yes
    },
    send: async (values) => {
      const state = photos.getState()
      const cover = coverId(state)
      const sent = coverFirst(state.photos, cover).filter(({ file }) => file)
      const files = sent.flatMap(({ file }) => file ?? [])
      const plans = sent.flatMap(({ plan }, place) => (plan ? [`photos[${place}]`] : []))
      const listing = {
        ...toNewListing(values),
        cover_photo_id: cover,
        ...(plans.length > 0 ? { floor_plan_ids: plans } : {}),
      }
      const idempotencyKey = key.of([listing, state.photos.map(({ id }) => id)])
      const body = { ...listing, photos: files }
      const { data } = await call(createProperty, { body }, { timeout: UPLOAD_TIMEOUT_MS, idempotencyKey })
      return data ? String(data.id) : null
    },
    onSent: (id, { title }) => {
      key.succeeded()
      notify({ text: t('Property listed successfully!'), tone: 'good' })
      setListed((before) => ({ id, title: title.trim(), round: (before?.round ?? 0) + 1 }))
      onListed()
    },
    onProblems,
    failureText: listingFailure,
    logInText: t(LOG_IN_FIRST),
  })
  const stage: Stage = busy ? (preparing ? 'preparing' : 'sending') : 'idle'
  return { submit, failure, busy, stage, listed }
}
