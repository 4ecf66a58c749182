import { useEffect, useRef, useState } from 'react'
import { welcome } from '@/account/welcome/welcome-due'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useOnce } from '@/api/send-once'
import { signInWithGoogle } from '@/contract/account/auth'
import type { GoogleData } from '@/session/session'
import { useAfterSignIn } from '../use-after-sign-in'
import { useWords } from '@/words/use-words'

export type GoogleAnswer = {
  credential?: string | undefined
  clientId?: string | undefined
  select_by?: string | undefined
}

const BROKEN_OFF = 'Google authentication error. Please try again.'

/** Signs in with the identity provider's result; creates an account the first time. Sends only the credential (A 7). */
export function useGoogleSignIn({ signingUp }: { signingUp: boolean }) {
  const t = useWords()
  const arrive = useAfterSignIn()
  const once = useOnce()
  const running = useRef<AbortController>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function exchange({ credential }: GoogleAnswer): Promise<void> {
    if (!credential) return setProblem(t(BROKEN_OFF))
    const attempt = new AbortController()
    running.current = attempt
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await call(signInWithGoogle, { body: { credential } }, { signal: attempt.signal })
      if (attempt.signal.aborted) return
      // The answer does not say whether the account is new.
      if (signingUp && !data.user.phone_verified && !data.user.id_verified) welcome(String(data.user.id))
      await arrive(data.token, data.user, withoutNothing(data.google_data))
    } catch (error) {
      if (attempt.signal.aborted) return
      setBusy(false)
      setProblem(
        error instanceof ApiError
          ? t('Google authentication failed: {message}', { message: error.message })
          : t(BROKEN_OFF),
      )
    }
  }
  const signIn = async (answer: GoogleAnswer) => once(['google-sign-in'], () => exchange(answer))
  return { signIn, busy, problem, breakOff: () => setProblem(t(BROKEN_OFF)) }
}

function withoutNothing(given: Record<string, string | null | undefined> | null | undefined): GoogleData {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value))
}
