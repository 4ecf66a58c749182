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
import { useWords } from '@/words/use-words'

type PhoneModalProps = { open: boolean; onClose: () => void; verification: Verification }

export function PhoneModal({ open, onClose, verification: { phoneNumber, id } }: PhoneModalProps) {
  const t = useWords()
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
    notify({ text: t('Phone number verified successfully!'), tone: 'good' })
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
      title={verified === null ? t('Your listing is not yet visible') : t('Verification Complete!')}
      onOpenChange={(now) => {
        if (!now) close()
      }}
    >
      {verified !== null ? (
        <SuccessPanel onEnd={() => finish(verified)}>
          {t('Your phone and your ID are verified. You can list properties now.')}
        </SuccessPanel>
      ) : (
        <div className="space-y-4">
          <p className="text-pretty text-ink-muted">
            {sent ? t('Step 2 of 2: the code.') : t('Step 1 of 2: your mobile number. We text a code to it.')}
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

function NumberStep({ known, typed, busy, onSend }: NumberStepProps) {
  const t = useWords()
  const [error, setError] = useState<string>()
  const value = known === null ? typed : localMobile(known)
  // A profile's number of another country keeps its own prefix.
  const foreign = known !== null && mobileDigits(known) === null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (known !== null) return onSend(fullMobile(known))
    if (mobileDigits(typed) !== null) return onSend(fullMobile(typed))
    setError(t('Enter a mobile number of ten digits, such as 917 123 4567.'))
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={t('Mobile number')}
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
              {t.rich('We text codes to Philippine numbers. {link}', {
                link: (
                  <Link to="/dashboard/settings/profile" className={linkClass}>
                    {t('Use a number from another country')}
                  </Link>
                ),
              })}
            </>
          ) : (
            <>
              {t.rich('This is the number on your profile. {link}', {
                link: (
                  <Link to="/dashboard/settings/profile" className={linkClass}>
                    {t('Use another number')}
                  </Link>
                ),
              })}
            </>
          )
        }
        onChange={(event) => {
          setError(undefined)
          changePhoneDraft({ number: event.target.value })
        }}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={value.trim() === ''}>
        {t('Get verification code')}
      </Button>
    </form>
  )
}
