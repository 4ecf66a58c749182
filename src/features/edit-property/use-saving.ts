import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '@/api/errors'
import type { ListingField, ListingFormValues } from '@/domain/listing-form'
import type { ListingProblems } from '@/domain/listing-form-check'
import { listingUpdateBody, type EditedPhotos } from '@/domain/listing-update'
import type { StoredPhoto } from '@/domain/stored-photos'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { isSignedIn } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { forgetEdit } from './kept-edits'
import { updateFailure, useUpdateListing } from './use-update-listing'

/** Why nothing was saved; `round` grows with each try, so that the same again is said again. */
export type Failure = { kind: 'rules' | 'refused'; text: string; round: number }

type Saving = {
  id: string
  form: UseFormReturn<ListingFormValues>
  /** What is stored: an update names only what differs. */
  before: { values: ListingFormValues; photos: readonly StoredPhoto[] }
  photos: { getState: () => EditedPhotos; whenReady: () => Promise<void> }
  /** The server's messages by the form's fields. */
  problemsOf: (error: unknown) => ListingProblems
  /** Something is wrong at these fields; empty when nothing is known to be. */
  onProblems: (fields: ListingField[]) => void
}

/** Saves an edit (A 7), says how that went in the documented words (A 8), and leads back to the own listings (A 4). */
export function useSaving({ id, form, before, photos, problemsOf, onProblems }: Saving) {
  const router = useRouter()
  const navigate = useNavigate()
  const update = useUpdateListing(id)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const rounds = useRef(0)

  // In an effect: by then the guard against leaving with changes has stepped aside.
  useEffect(() => {
    if (saved) void navigate({ to: '/dashboard/my-listings' })
  }, [saved, navigate])

  const fail = (kind: Failure['kind'], text = '') => {
    rounds.current += 1
    setFailure({ kind, text, round: rounds.current })
  }
  const refuse = (error: unknown, here: string) => {
    const problems = problemsOf(error)
    for (const [field, message] of Object.entries(problems))
      form.setError(field as ListingField, { type: 'server', message })
    const text = updateFailure(error)
    fail('refused', text)
    onProblems(Object.keys(problems) as ListingField[])
    if (isSignedIn() && !(error instanceof ApiError && error.status === 401)) return
    // The guard takes the form away; what is said must outlive it.
    notify({ text, tone: 'bad' })
    rememberDestination(here)
    useAuthDialog.getState().open('login')
  }
  const send = async (values: ListingFormValues) => {
    await photos.whenReady()
    await update.mutateAsync(listingUpdateBody(before, values, photos.getState()))
    forgetEdit(id)
    notify({ text: 'Property updated successfully!', tone: 'good' })
    setSaved(true)
  }
  const save = async () => {
    if (busy || saved) return
    // By the time that a refusal comes, the guard may have led elsewhere.
    const here = router.state.location.href
    setBusy(true)
    setFailure(null)
    try {
      await form.handleSubmit(send, (errors) => {
        fail('rules')
        onProblems(Object.keys(errors) as ListingField[])
      })()
    } catch (error) {
      refuse(error, here)
    } finally {
      setBusy(false)
    }
  }
  return { save, failure, busy, saved }
}
