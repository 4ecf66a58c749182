import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { fullMobile, localMobile, mobileDigits, PHONE_PREFIX } from '@/domain/people/phone-number'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { Dialog } from '@/ui/dialog/dialog'
import { TextField } from '@/ui/text-field/text-field'
import { notify } from '@/ui/toast/notify'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { SuccessPanel } from '../success-panel'
import { useKnownChanges } from '../use-known-changes'
import type { Verification } from '../use-verification'
import { CodeStep } from './code-step'
import { changePhoneDraft, forgetPhoneDraft, usePhoneDraft } from './phone-draft'
import { usePhoneVerification } from './use-phone-verification'

type PhoneModalProps = { open: boolean; onClose: () => void; verification: Verification }

/** Verifies the mobile number in two steps: number, then code (A 2, A 4). */
export function PhoneModal({ open, onClose, verification: { phoneNumber, id } }: PhoneModalProps) {
  const draft = usePhoneDraft()
  const { busy, problem, dismiss, send, verify } = usePhoneVerification()
  const learn = useKnownChanges()
  const [verified, setVerified] = useState<string | null>(null)
  const { sentTo } = draft
  // A number that was changed on the profile needs a new code.
  const sent = sentTo !== null && (phoneNumber === null || fullMobile(phoneNumber) === sentTo)

  const finish = (number: string) => {
    onClose()
    setVerified(null)
    learn({ phone_verified: true, can_list_properties: id === 'verified' }, { phoneNumber: number })
  }
  const confirm = async (number: string, code: string) => {
    if (!(await verify(number, code))) return
    forgetPhoneDraft()
    notify({ text: 'Phone number verified successfully!', tone: 'good' })
    // If the ID is verified too, this was the last step. The popup is shown before the next screen opens.
    if (id === 'verified') setVerified(number)
    else finish(number)
  }
  const close = () => {
    if (verified !== null) return finish(verified)
    dismiss()
    onClose()
  }
  return (
    <Dialog
      open={open}
      size="small"
      title={verified === null ? 'Your listing is not yet visible' : 'Verification Complete!'}
      onOpenChange={(now) => {
        if (!now) close()
      }}
    >
      {verified !== null ? (
        <SuccessPanel onEnd={() => finish(verified)}>
          Your phone and your ID are verified. You can list properties now.
        </SuccessPanel>
      ) : (
        <div className="space-y-4">
          <p className="text-pretty text-ink-muted">
            {sent ? 'Step 2 of 2: the code.' : 'Step 1 of 2: your mobile number. We text a code to it.'}
          </p>
          <FormAlert takesFocus text={problem} />
          {sent ? (
            <CodeStep
              draft={{ ...draft, sentTo }}
              busy={busy}
              edited={dismiss}
              onVerify={(code) => void confirm(sentTo, code)}
              onSendAgain={() => void send(sentTo, draft.sends)}
            />
          ) : (
            <NumberStep
              known={phoneNumber}
              typed={draft.number}
              busy={busy === 'send'}
              onSend={(number) => {
                changePhoneDraft({ code: '' })
                void send(number, 0)
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

type NumberStepProps = {
  /** The profile's number, which is to be verified. */
  known: string | null
  typed: string
  busy: boolean
  onSend: (number: string) => void
}

/** The first step: the number that gets the code. */
function NumberStep({ known, typed, busy, onSend }: NumberStepProps) {
  const [error, setError] = useState<string>()
  const value = known === null ? typed : localMobile(known)
  // A profile's number of another country keeps its own prefix.
  const foreign = known !== null && mobileDigits(known) === null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (known !== null) return onSend(fullMobile(known))
    if (mobileDigits(typed) !== null) return onSend(fullMobile(typed))
    setError('Enter a mobile number of ten digits, such as 917 123 4567.')
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label="Mobile number"
        name="phone_number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        inputClassName="figures"
        prefix={foreign ? undefined : <span className="figures font-semibold">{PHONE_PREFIX}</span>}
        readOnly={known !== null}
        value={value}
        error={error}
        hint={
          known === null ? (
            <>
              Codes go to Philippine mobiles.{' '}
              <Link to="/dashboard/settings/profile" className={linkClass}>
                Number of another country
              </Link>
            </>
          ) : (
            <>
              This is the number on your profile.{' '}
              <Link to="/dashboard/settings/profile" className={linkClass}>
                Use another number
              </Link>
            </>
          )
        }
        onChange={(event) => {
          setError(undefined)
          changePhoneDraft({ number: event.target.value })
        }}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={value.trim() === ''}>
        Get verification code
      </Button>
    </form>
  )
}
