import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useOnce } from '@/api/send-once'
import { requestPasswordReset, resetPassword } from '@/contract/account/auth'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { codeFailure } from '../email-code/code-errors'

type Reset = { email: string; code: string; password: string; confirmation: string }
export type ResetProblem = { text: string; fields: Record<string, string[]> }

export function usePasswordReset() {
  const once = useOnce()
  const running = useRef<AbortController>(null)
  const [busy, setBusy] = useState<'send' | 'reset' | null>(null)
  const [problem, setProblem] = useState<ResetProblem | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(doing: 'send' | 'reset', request: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
    const attempt = new AbortController()
    running.current = attempt
    setBusy(doing)
    setProblem(null)
    try {
      await request(attempt.signal)
      return !attempt.signal.aborted
    } catch (error) {
      if (attempt.signal.aborted) return false
      const text = error instanceof Error ? error.message : String(error)
      setProblem({
        text: doing === 'send' ? codeFailure('send', error) : text,
        fields: error instanceof ApiError ? error.fields : {},
      })
      return false
    } finally {
      setBusy(null)
    }
  }

  const runOnce = async (...given: Parameters<typeof run>) =>
    (await once(['reset-password'], () => run(...given))) ?? false
  const send = async (email: string) => {
    if (await runOnce('send', (signal) => call(requestPasswordReset, { body: { email } }, { signal })))
      changeDrafts({ recoverySends: useAuthDrafts.getState().recoverySends + 1, recoveryCode: '' })
  }
  const reset = ({ email, code, password, confirmation }: Reset) => {
    const body = { email, verification_code: code, password, password_confirmation: confirmation }
    return runOnce('reset', (signal) => call(resetPassword, { body }, { signal }))
  }
  return { busy, problem, dismiss: () => setProblem(null), send, reset }
}
