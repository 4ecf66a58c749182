import { TextField } from '@/ui/text-field/text-field'

type CodeFieldProps = {
  value: string
  error?: string
  onChange: (code: string) => void
  onEnter?: () => void
  className?: string
}

/** Six characters (A 5); phones suggest the code from the message. */
export function CodeField({ value, error, onChange, onEnter, className }: CodeFieldProps) {
  return (
    <TextField
      className={className}
      label="Verification code"
      name="verification_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      inputClassName="figures tracking-[0.2em]"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
