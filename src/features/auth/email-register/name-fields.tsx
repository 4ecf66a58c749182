import { TextField } from '@/ui/text-field/text-field'
import { changeNames, useAuthDrafts } from '../auth-drafts'
import type { RegistrationErrors, RegistrationField } from './registration-errors'

type NameFieldsProps = { errors: RegistrationErrors; edited: (...fields: RegistrationField[]) => void }

const FIELDS = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
] as const

/** First and last name, as the registration payload has them (A 3). */
export function NameFields({ errors, edited }: NameFieldsProps) {
  const names = useAuthDrafts((state) => state.names)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(([field, label, autoComplete]) => (
          <TextField
            key={field}
            label={label}
            name={field}
            autoComplete={autoComplete}
            value={names[field]}
            error={errors[field]}
            onChange={(event) => {
              changeNames({ [field]: event.target.value })
              edited(field)
            }}
          />
        ))}
      </div>
      <p className="text-[0.8125rem] text-pretty text-ink-muted">
        As on your ID. What you leave blank is made from your email address.
      </p>
    </>
  )
}
