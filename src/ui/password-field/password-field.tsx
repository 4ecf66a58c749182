import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'
import { useWords } from '@/words/use-words'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useWords()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? t('Hide password') : t('Show password')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          className="-mr-2.5 focus-visible:-outline-offset-4"
        >
          <Icon aria-hidden size={18} />
        </IconButton>
      }
    />
  )
}
