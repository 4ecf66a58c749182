import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '@/api/call'
import { updateProperty } from '@/contract/properties'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-entry'
import { listingUpdateBody } from '@/domain/listing-form/listing-update'
import type { StoredPhoto } from '@/domain/listing-form/stored-photos'
import { notify } from '@/ui/toast/notify'
import { LOG_IN_TO_UPDATE, updateFailure } from '../failures'
import type { ListingForm } from '../listing-form'
import type { PhotoListStore } from '../photos/photo-list-store'
import { UPLOAD_TIMEOUT_MS, useSubmitListing } from '../use-submit-listing'
import { forgetUnsavedEdit } from './unsaved-edits'

type UpdateListing = {
  id: string
  form: ListingForm
  photos: PhotoListStore
  /** What is stored: the update contains only the differences. */
  before: { values: ListingFormValues; photos: readonly StoredPhoto[] }
  onProblems: (fields: ListingField[]) => void
}

/** Saves an edit (A 7), then opens My Listings (A 4). */
export function useUpdateListing({ id, form, photos, before, onProblems }: UpdateListing) {
  const navigate = useNavigate()
  const { submit, failure, busy, sent } = useSubmitListing({
    form,
    photos,
    send: (values) => {
      const body = listingUpdateBody(before, values, photos.getState())
      return call(updateProperty, { params: { id }, body }, { timeout: UPLOAD_TIMEOUT_MS })
    },
    onSent: () => {
      forgetUnsavedEdit(id)
      notify({ text: 'Property updated successfully!', tone: 'good' })
    },
    failureText: updateFailure,
    logInText: LOG_IN_TO_UPDATE,
    onProblems,
  })

  // In an effect: the leave guard must be off before the navigation.
  useEffect(() => {
    if (sent) void navigate({ to: '/dashboard/my-listings' })
  }, [sent, navigate])

  return { submit: async () => (sent ? undefined : submit()), failure, busy, saved: sent }
}
