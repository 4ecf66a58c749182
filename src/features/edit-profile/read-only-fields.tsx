import type { OwnProfile } from '@/domain/people/profile'
import { TextField } from '@/ui/text-field/text-field'

export function ReadOnlyFields({ profile }: { profile: OwnProfile }) {
  const fields = [
    { label: 'Email', value: profile.email },
    { label: 'Username', value: profile.username },
  ]
  return (
    <fieldset aria-describedby="registered-why" className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Registered with</legend>
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
