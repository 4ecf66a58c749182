import { useState } from 'react'
import { call } from '@/api/call'
import { ApiError, saidBy } from '@/api/errors'
import { useOnce } from '@/api/send-once'
import { sendVerificationCode, verifyPhone } from '@/contract/account/verification'
import { useNeedToken } from '../need-token'
import { changePhoneDraft } from './phone-draft'
import { useWords } from '@/words/use-words'

type Doing = 'send' | 'verify'

/** Sends a code to a number and verifies it (A 4, A 7). Each failure has its documented sentence (A 8). */
export function usePhoneVerification() {
  const t = useWords()
  const once = useOnce()
  const [busy, setBusy] = useState<Doing | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const needToken = useNeedToken(t('No authentication token found. Please log in first.'))

  async function run(
    doing: Doing,
    request: () => Promise<void>,
    failure: (error: unknown) => string,
  ): Promise<boolean> {
    if (!needToken()) return false
    setBusy(doing)
    setProblem(null)
    try {
      await request()
      return true
    } catch (error) {
      setProblem(failure(error))
      return false
    } finally {
      setBusy(null)
    }
  }

  // A code is not sent while another is verified.
  const runOnce = async (number: string, ...given: Parameters<typeof run>) =>
    (await once(['verify-phone', number], () => run(...given))) ?? false
  const send = (number: string, sends: number) =>
    runOnce(
      number,
      'send',
      async () => {
        const { debug_code } = await call(sendVerificationCode, { body: { phone_number: number } })
        const debugCode = debug_code === undefined || debug_code === null ? null : String(debug_code)
        changePhoneDraft({ sentTo: number, sends: sends + 1, spent: false, code: '', debugCode })
      },
      (error) => {
        changePhoneDraft({ sentTo: null, sends: 0 })
        return saidBy(error) ?? t('Failed to send verification code')
      },
    )
  const verify = (number: string, code: string) =>
    runOnce(
      number,
      'verify',
      async () => void (await call(verifyPhone, { body: { phone_number: number, verification_code: code } })),
      (error) => {
        if (!(error instanceof ApiError)) return t('Failed to verify code. Please try again.')
        // Without a time to try again the code is refused for good, not the pace.
        if (error.status === 429 && error.retryAfter === null) changePhoneDraft({ spent: true })
        return saidBy(error) ?? t('Invalid verification code')
      },
    )
  return { busy, problem, dismiss: () => setProblem(null), send, verify }
}
