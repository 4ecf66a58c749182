import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useOnce } from '@/api/send-once'
import { login } from '@/contract/account/auth'
import { useAfterSignIn } from '../use-after-sign-in'

export type LoginProblem = { text: string; fields: Record<string, string[]> }

/** Opens the visitor's destination, else `/dashboard`. Closing the modal cancels the attempt. */
export function useLogIn() {
  const arrive = useAfterSignIn()
  const once = useOnce()
  const running = useRef<AbortController>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function attemptWith(identifier: string, password: string): Promise<void> {
    const attempt = new AbortController()
    running.current = attempt
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await call(login, { body: { email: identifier, password } }, { signal: attempt.signal })
      if (attempt.signal.aborted) return
      await arrive(data.token, data.user)
    } catch (error) {
      if (attempt.signal.aborted) return
      setBusy(false)
      setProblem({
        text: error instanceof Error ? error.message : String(error),
        fields: error instanceof ApiError ? error.fields : {},
      })
    }
  }
  const logIn = async (identifier: string, password: string) =>
    once(['log-in'], () => attemptWith(identifier, password))
  return { logIn, busy, problem, dismiss: () => setProblem(null) }
}
