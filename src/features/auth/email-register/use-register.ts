import { useEffect, useRef, useState } from 'react'
import { welcome } from '@/account/welcome/welcome-due'
import { call } from '@/api/call'
import { useOnce } from '@/api/send-once'
import { register, type Registration } from '@/contract/account/auth'
import { DEFAULT_SETTINGS, updateSettings } from '@/contract/account/settings'
import type { Names } from '@/domain/people/names'
import { startSession } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { forgetDrafts, useAuthDrafts } from '../auth-drafts'
import { useAfterSignIn } from '../use-after-sign-in'
import { namesOf } from './names'
import type { Place } from './places'
import {
  hasAccount,
  registrationFailure,
  registrationFieldErrors,
  type RegistrationProblem,
} from './registration-failure'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Filled = { names: Names; place: Place; email: string; password: string; confirmation: string }

/** The documented payload (A 3, A 5): a fixed date of birth, `+63`, no telephone number. */
export function registrationOf({ names, place, email, password, confirmation }: Filled): Registration {
  return {
    ...namesOf(names, email),
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
  const t = useWords()
  const arrive = useAfterSignIn()
  const once = useOnce()
  const [busy, setBusy] = useState(false)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])

  async function create(filled: Filled): Promise<RegistrationProblem | null> {
    setBusy(true)
    const { acceptMarketing } = useAuthDrafts.getState()
    try {
      const { data } = await call(register, { body: registrationOf(filled) })
      welcome(String(data.user.id))
      if (shown.current) await arrive(data.token, data.user)
      else {
        startSession(data.token, data.user)
        forgetDrafts()
        notify({ text: t('Your account is ready and you are signed in.'), tone: 'good' })
      }
      if (acceptMarketing !== DEFAULT_SETTINGS.marketingEmails) void keepMarketing(acceptMarketing)
      return null
    } catch (error) {
      setBusy(false)
      const text = registrationFailure(error)
      if (!shown.current) notify({ text, tone: 'bad' })
      return { text, fields: registrationFieldErrors(error), hasAccount: hasAccount(error) }
    }
  }
  const signUp = async (filled: Filled) => (await once(['register'], () => create(filled))) ?? null
  return { signUp, busy }
}

/** The registration has no field for it (A 3): the choice goes into the new account's settings. */
async function keepMarketing(marketingEmails: boolean): Promise<void> {
  try {
    await call(updateSettings, { body: { ...DEFAULT_SETTINGS, marketingEmails } })
  } catch {
    notify({
      text: t('Your choice about marketing emails was not saved. You can choose again in Account Settings.'),
      tone: 'bad',
    })
  }
}
