import { useState } from 'react'
import { call } from '@/api/call'
import { useOnce } from '@/api/send-once'
import { sendEmailVerification, verifyEmail } from '@/contract/account/auth'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { codeFailure } from '../email-code/code-errors'

type Doing = 'send' | 'verify'

/** Sends a code to the address to register with, and verifies it (A 4, A 7). */
export function useEmailCode() {
  const once = useOnce()
  const [busy, setBusy] = useState<Doing | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(doing: Doing, request: () => Promise<unknown>, done: () => void): Promise<void> {
    const { round } = useAuthDrafts.getState()
    const unchanged = () => useAuthDrafts.getState().round === round
    setBusy(doing)
    setProblem(null)
    try {
      await request()
      if (unchanged()) done()
    } catch (error) {
      if (unchanged()) setProblem(codeFailure(doing, error))
    } finally {
      setBusy(null)
    }
  }

  const runOnce = async (...given: Parameters<typeof run>) =>
    once(['email-code', useAuthDrafts.getState().email.trim()], () => run(...given))
  const send = () => {
    const email = useAuthDrafts.getState().email.trim()
    return runOnce(
      'send',
      () => call(sendEmailVerification, { body: { email } }),
      () => changeDrafts({ emailStep: 'sent', code: '', sends: useAuthDrafts.getState().sends + 1 }),
    )
  }
  const verify = () => {
    const { email, code } = useAuthDrafts.getState()
    return runOnce(
      'verify',
      () => call(verifyEmail, { body: { email: email.trim(), verification_code: code } }),
      () => changeDrafts({ emailStep: 'verified', code: '' }),
    )
  }
  return { busy, problem, dismiss: () => setProblem(null), send, verify }
}
