import type { ProfileFields } from '@/account/profile-changes'
import type { Names } from '@/domain/people/names'
import { TextField } from '@/ui/text-field/text-field'
import type { FieldErrors } from './use-save-profile'
import { useWords } from '@/words/use-words'

type Props = {
  typed: ProfileFields
  errors: FieldErrors
  hint: string
  onEdit: (field: keyof Names, text: string) => void
}

const FIELDS = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
] as const

export function NameFields({ typed, errors, hint, onEdit }: Props) {
  const t = useWords()
  return (
    <fieldset aria-describedby="name-hint">
      <legend className="sr-only">{t('Your name')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(([field, label, autoComplete]) => (
          <TextField
            key={field}
            label={t(label)}
            name={field}
            autoComplete={autoComplete}
            value={typed[field]}
            error={errors[field]}
            onChange={(event) => onEdit(field, event.target.value)}
          />
        ))}
      </div>
      <p id="name-hint" aria-live="polite" className="mt-1.5 text-[0.8125rem] text-ink-muted">
        {hint}
      </p>
    </fieldset>
  )
}
