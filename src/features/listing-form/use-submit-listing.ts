import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { profileKeys } from '@/api/query-keys'
import { useOnce, useSendOnce } from '@/api/send-once'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-kinds'
import { listingsChanged } from '@/listing/listing-changes'
import { askToSignIn } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { problemsOf } from './failures'
import type { ListingForm } from './listing-form'
import type { PhotoListStore } from './photos/photo-list-store'

/** Timeout of the upload: twenty photos take long on a slow connection. */
export const UPLOAD_TIMEOUT_MS = 180_000

/** `round` grows with each try, so that the same text is announced again. */
export type SubmitFailure = { kind: 'rules' | 'refused'; text: string; round: number }

type SubmitListing<Answer> = {
  form: ListingForm
  photos: PhotoListStore
  /** Asked once everything is in order; without a yes nothing is sent. */
  agreed?: (values: ListingFormValues) => Promise<boolean>
  send: (values: ListingFormValues) => Promise<Answer>
  onSent: (answer: Answer, values: ListingFormValues) => void
  /** The documented text for an error (A 8). */
  failureText: (error: unknown) => string
  /** Shown when the session has ended (A 5). */
  logInText: string
  onProblems?: (fields: ListingField[]) => void
}

/** Failures keep everything typed. `submit` does nothing while a submit runs (A 7). */
export function useSubmitListing<Answer>(options: SubmitListing<Answer>) {
  const { form, photos, agreed, send, onSent, failureText, logInText, onProblems } = options
  const router = useRouter()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  const rounds = useRef(0)
  const once = useOnce()

  const mutation = useSendOnce({
    about: ['send-listing'],
    mutationFn: async (values: ListingFormValues) => {
      await photos.whenReady()
      // Photos that could not be read have left the form by now.
      if (!(await form.trigger('photos'))) throw new RulesBroken()
      return send(values)
    },
    onSuccess: (answer, values) => {
      void listingsChanged(queryClient)
      onSent(answer, values)
    },
  })

  const fail = (kind: SubmitFailure['kind'], text: string, fields: string[]) => {
    rounds.current += 1
    setFailure({ kind, text, round: rounds.current })
    onProblems?.(fields as ListingField[])
  }
  const askToLogIn = (destination: string) => askToSignIn(destination, 'session-ended')
  const refuse = (error: unknown, here: string) => {
    if (error instanceof RulesBroken) return fail('rules', '', ['photos'])
    const problems = problemsOf(error)
    for (const [field, message] of Object.entries(problems)) {
      form.setError(field as ListingField, { type: 'server', message })
    }
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 401 || !isSignedIn()) {
      // The route guard removes the form; the toast outlives it.
      notify({ text: status === 401 ? logInText : failureText(error), tone: 'bad' })
      return askToLogIn(here)
    }
    // The user may have lost the right to list.
    if (status === 403) void queryClient.invalidateQueries({ queryKey: profileKeys.own })
    return fail('refused', failureText(error), Object.keys(problems))
  }
  const submit = async () => {
    // The guard may have navigated by the time of a refusal.
    const here = router.state.location.href
    setFailure(null)
    try {
      if (isSignedIn()) {
        await form.handleSubmit(
          async (values) => ((await agreed?.(values)) === false ? undefined : mutation.send(values)),
          (errors) => fail('rules', '', Object.keys(errors)),
        )()
      } else {
        fail('refused', logInText, [])
        askToLogIn(here)
      }
    } catch (error) {
      refuse(error, here)
    }
  }
  // Checking comes before sending, and happens once too.
  return {
    submit: async () => once(['submit-listing'], submit),
    failure,
    busy: mutation.isPending,
    sent: mutation.isSuccess,
  }
}

class RulesBroken extends Error {
  override name = 'RulesBroken'
}
