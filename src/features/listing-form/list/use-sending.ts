import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { createProperty } from '@/contract/properties'
import { LISTING_TEXTS } from '@/domain/listing-form-check'
import type { ListingField, ListingFormValues } from '@/domain/listing-form'
import { toNewListing } from '@/domain/listing-form-wire'
import { coverFirst } from '@/domain/photo-rules'
import { listingsChanged } from '@/listing/listing-changes'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { isSignedIn } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { listingFailure, LOG_IN_FIRST, problemsOf } from '../failures'
import type { ListingForm } from '../listing-form'
import { coverId, type PhotoShelf } from '../photos/photo-shelf'
import type { Listed } from './listed-panel'

// Twenty photos take their time on a phone's uplink.
const TIMEOUT_MS = 180_000

/** Why the form was not sent; `round` grows with each try, so that the same again is said again. */
export type Failure = { kind: 'rules' | 'refused'; text: string; round: number }
export type Stage = 'idle' | 'preparing' | 'sending'

/** Sends a new listing (A 7) and says how that went, in the documented words (A 8). Nothing typed is lost on a failure. */
export function useSending(form: ListingForm, photos: PhotoShelf, onListed: (listed: Listed) => void) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<Stage>('idle')
  const [failure, setFailure] = useState<Failure | null>(null)
  const rounds = useRef(0)
  const busy = useRef(false)

  const fail = (kind: Failure['kind'], text = '') => {
    rounds.current += 1
    setFailure({ kind, text, round: rounds.current })
  }
  const askToLogIn = () => {
    rememberDestination(router.state.location.href)
    useAuthDialog.getState().open('login')
  }
  const refuse = (error: unknown) => {
    for (const [field, message] of Object.entries(problemsOf(error))) {
      form.setError(field as ListingField, { type: 'server', message })
    }
    if (error instanceof ApiError && error.status === 401) {
      // The ended session leads away from here; the message goes along, and the draft waits for the way back.
      notify({ text: LOG_IN_FIRST, tone: 'bad' })
      return askToLogIn()
    }
    // What may be done may have changed meanwhile.
    if (error instanceof ApiError && error.status === 403)
      void queryClient.invalidateQueries({ queryKey: ['own-profile'] })
    return fail('refused', listingFailure(error))
  }
  const send = async (values: ListingFormValues) => {
    setStage('preparing')
    await photos.whenReady()
    const state = photos.getState()
    const cover = coverId(state)
    const files = coverFirst(state.photos, cover).flatMap(({ file }) => file ?? [])
    if (files.length === 0) {
      form.setError('photos', { type: 'rule', message: LISTING_TEXTS.photo })
      return fail('rules')
    }
    setStage('sending')
    const body = { ...toNewListing(values), cover_photo_id: cover, photos: files }
    const { data } = await call(createProperty, { body }, { timeout: TIMEOUT_MS })
    notify({ text: 'Property listed successfully!', tone: 'good' })
    void listingsChanged(queryClient)
    rounds.current += 1
    setFailure(null)
    return onListed({ id: data ? String(data.id) : null, title: values.title.trim(), round: rounds.current })
  }
  const submit = async () => {
    if (busy.current) return
    busy.current = true
    setFailure(null)
    try {
      if (!isSignedIn()) {
        fail('refused', LOG_IN_FIRST)
        askToLogIn()
      } else await form.handleSubmit(send, () => fail('rules'))()
    } catch (error) {
      refuse(error)
    } finally {
      busy.current = false
      setStage('idle')
    }
  }
  return { submit, failure, stage, busy: stage !== 'idle' }
}
