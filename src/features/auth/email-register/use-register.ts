import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { register, type Registration } from '@/contract/auth'
import { startSession } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { forgetDrafts } from '../auth-drafts'
import { useAfterSignIn } from '../use-after-sign-in'
import { namesFromEmail } from './names'
import type { Place } from './places'
import {
  hasAccount,
  registrationFailure,
  registrationFieldErrors,
  type RegistrationProblem,
} from './registration-failure'

type Filled = { place: Place; email: string; password: string; confirmation: string }

/** The documented payload (A 3, A 5): names from the address, a fixed date of birth, `+63`, no telephone number. */
export function registrationOf({ place, email, password, confirmation }: Filled): Registration {
  return {
    ...namesFromEmail(email),
    email: email.trim(),
    password,
    password_confirmation: confirmation,
    date_of_birth: '1990-01-01',
    country_code: '+63',
    phone_number: '',
    accepted_terms: true,
    country: place.country,
    region: place.region,
    city: place.city,
  }
}

/** Creates the account and signs in (A 7). If the modal was closed meanwhile, a toast shows the result. */
export function useRegister() {
  const arrive = useAfterSignIn()
  const [busy, setBusy] = useState(false)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])

  async function signUp(filled: Filled): Promise<RegistrationProblem | null> {
    setBusy(true)
    try {
      const { data } = await call(register, { body: registrationOf(filled) })
      if (shown.current) await arrive(data.token, data.user)
      else {
        startSession(data.token, data.user)
        forgetDrafts()
        notify({ text: 'Your account is ready and you are signed in.', tone: 'good' })
      }
      return null
    } catch (error) {
      setBusy(false)
      const text = registrationFailure(error)
      if (!shown.current) notify({ text, tone: 'bad' })
      return { text, fields: registrationFieldErrors(error), hasAccount: hasAccount(error) }
    }
  }
  return { signUp, busy }
}
