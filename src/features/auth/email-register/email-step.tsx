import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { useOnce } from '@/api/send-once'
import { sendEmailVerification, verifyEmail } from '@/contract/account/auth'
import { sentAgain } from '@/domain/people/sent-codes'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { CodeField } from '@/ui/code-field/code-field'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextField } from '@/ui/text-field/text-field'
import { changeDrafts, changeEmail, useAuthDrafts } from '../auth-drafts'
import { addressError, codeError, codeFailure } from '../email-code/code-errors'
import { DemoOutboxNote } from '../email-code/demo-outbox-note'
import type { RegistrationErrors, RegistrationField } from './registration-errors'
import { useWords } from '@/words/use-words'

type EmailStepProps = {
  errors: RegistrationErrors
  complain: (errors: RegistrationErrors) => void
  edited: (...fields: RegistrationField[]) => void
}

export function EmailStep({ errors, complain, edited }: EmailStepProps) {
  const t = useWords()
  const { email, emailStep, code, sends } = useAuthDrafts()
  const { busy, problem, dismiss, send, verify } = useEmailCode()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(emailStep)

  useEffect(() => {
    if (before.current !== 'sent' && emailStep === 'sent') focusCode(box.current)
    before.current = emailStep
  }, [emailStep])

  const sendCode = () => {
    const wrong = addressError(email)
    if (wrong) return complain({ email: wrong })
    edited('email', 'code')
    void send()
  }
  const verifyCode = () => {
    const wrong = codeError(code)
    if (wrong) return complain({ code: wrong })
    edited('code')
    void verify()
  }
  const sent = emailStep === 'sent'

  return (
    <div ref={box} className="space-y-3">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          className="flex-[1_1_13rem]"
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={errors.email}
          suffix={emailStep === 'verified' ? <Check aria-hidden size={18} className="text-good" /> : undefined}
          onChange={(event) => {
            changeEmail(event.target.value)
            dismiss()
            edited('email', 'code')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || emailStep !== 'address') return
            event.preventDefault()
            sendCode()
          }}
        />
        {emailStep === 'address' ? (
          <Button variant="outline" className="min-[344px]:mt-6.5" busy={busy === 'send'} onClick={sendCode}>
            {t('Send code')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-[0.8125rem] text-pretty wrap-anywhere text-ink-muted empty:hidden">
        {sent && sends < 2
          ? t('We sent a 6-digit code to {to}. It is valid for 10 minutes.', { to: email.trim() })
          : null}
        {sent && sends > 1 ? sentAgain(sends, email.trim()) : null}
        {emailStep === 'verified' ? t('Your email is verified.') : null}
      </p>
      {sent ? (
        <>
          <div className="flex flex-wrap items-start gap-2">
            <CodeField
              className="flex-[1_1_13rem]"
              value={code}
              error={errors.code}
              onEnter={verifyCode}
              onChange={(typed) => {
                changeDrafts({ code: typed })
                dismiss()
                edited('code')
              }}
            />
            <Button variant="outline" className="min-[344px]:mt-6.5" busy={busy === 'verify'} onClick={verifyCode}>
              {t('Verify code')}
            </Button>
          </div>
          <LinkButton disabled={busy !== null} onClick={sendCode}>
            {t('Send the code again')}
          </LinkButton>
        </>
      ) : null}
      <FormAlert text={problem} />
      {__MOCKED__ && sent ? (
        <DemoOutboxNote
          to={email}
          onUse={(latest) => {
            changeDrafts({ code: latest })
            dismiss()
            edited('code')
            focusCode(box.current)
          }}
        />
      ) : null}
    </div>
  )
}

function focusCode(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[name=verification_code]')?.focus()
}

type Doing = 'send' | 'verify'

function useEmailCode() {
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
