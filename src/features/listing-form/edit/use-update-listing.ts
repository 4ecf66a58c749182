import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '@/api/call'
import { updateProperty } from '@/contract/listing/properties'
import type { ListingField } from '@/domain/listing/field-kinds'
import { listingUpdateBody } from '@/domain/listing-form/listing-update'
import { notify } from '@/ui/toast/notify'
import { LOG_IN_TO_UPDATE, savedElsewhere, updateFailure } from '../failures'
import type { ListingForm } from '../listing-form'
import type { PhotoListStore } from '../photos/photo-list-store'
import { UPLOAD_TIMEOUT_MS, useSubmitListing } from '../use-submit-listing'
import { editableQuery } from './edit-property.queries'
import { forgetUnsavedEdit, type SavedState } from './versions/unsaved-edits'
import { useWords } from '@/words/use-words'

type UpdateListing = {
  id: string
  form: ListingForm
  photos: PhotoListStore
  saved: SavedState
  /** The version that `saved` is; the server refuses the update if another one is stored meanwhile. */
  version: string | undefined
  onProblems: (fields: ListingField[]) => void
}

export function useUpdateListing({ id, form, photos, saved, version, onProblems }: UpdateListing) {
  const t = useWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { submit, failure, busy, sent } = useSubmitListing({
    form,
    photos,
    send: async (values) => {
      const body = listingUpdateBody(saved, values, photos.getState())
      try {
        return await call(updateProperty, { params: { id }, body }, { timeout: UPLOAD_TIMEOUT_MS, ifMatch: version })
      } catch (error) {
        // The form merges what was saved elsewhere as soon as it knows it.
        if (savedElsewhere(error)) await queryClient.refetchQueries({ queryKey: editableQuery(id).queryKey })
        throw error
      }
    },
    onSent: () => {
      forgetUnsavedEdit(id)
      notify({ text: t('Property updated successfully!'), tone: 'good' })
    },
    failureText: updateFailure,
    logInText: t(LOG_IN_TO_UPDATE),
    onProblems,
  })

  // In an effect: the leave guard must be off before the navigation.
  useEffect(() => {
    if (sent) void navigate({ to: '/dashboard/my-listings' })
  }, [sent, navigate])

  return { submit: async () => (sent ? undefined : submit()), failure, busy, done: sent }
}
