import type { OwnProfile } from '@/domain/people/profile'
import { TextField } from '@/ui/text-field/text-field'
import { useWords } from '@/words/use-words'

export function ReadOnlyFields({ profile }: { profile: OwnProfile }) {
  const t = useWords()
  const fields = [
    { label: t('Email'), value: profile.email },
    { label: t('Username'), value: profile.username },
  ]
  return (
    <fieldset aria-describedby="registered-why" className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{t('Registered with')}</legend>
      {fields.map(({ label, value }) => (
        <TextField
          key={label}
          label={label}
          value={value}
          readOnly
          inputClassName="bg-surface-sunken! text-ink-muted"
        />
      ))}
    </fieldset>
  )
}
