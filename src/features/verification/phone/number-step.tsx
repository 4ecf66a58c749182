import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { fullMobile, localMobile, mobileDigits, PHONE_PREFIX } from '@/domain/people/phone-number'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { TextField } from '@/ui/text-field/text-field'
import { changePhoneDraft } from './phone-draft'

type NumberStepProps = {
  /** The profile's number, which is to be verified. */
  known: string | null
  typed: string
  busy: boolean
  onSend: (number: string) => void
}

/** The first step: the number that gets the code. */
export function NumberStep({ known, typed, busy, onSend }: NumberStepProps) {
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
