import { TextField } from '@/ui/text-field/text-field'
import { useWords } from '@/words/use-words'

type CodeFieldProps = {
  /** What was typed of the code, without spaces. */
  value: string
  error?: string
  /** Called with the digits alone, also of a pasted text. */
  onChange: (code: string) => void
  /** Called in place of sending the form around it. */
  onEnter?: () => void
  className?: string
}

const LENGTH = 6

/** The code in what was typed or pasted: without spaces and dashes, at most six characters. */
function codeIn(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').slice(0, LENGTH)
}

/** Six characters (A 5); phones suggest the code from the message. */
export function CodeField({ value, error, onChange, onEnter, className }: CodeFieldProps) {
  const t = useWords()
  return (
    <TextField
      className={className}
      label={t('Verification code')}
      name="verification_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      inputClassName="figures tracking-[0.2em]"
      value={value}
      error={error}
      // A maximum length would cut a pasted '861 917' before its space is taken out.
      onChange={(event) => onChange(codeIn(event.target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
