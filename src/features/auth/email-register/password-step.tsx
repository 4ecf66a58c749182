import { Checkbox } from '@/ui/checkbox/checkbox'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { TermsLinks } from '../terms-links'
import { PasswordPair, type Passwords } from '../password-pair'
import type { RegistrationErrors, RegistrationField } from './registration-errors'
import { useWords } from '@/words/use-words'

type PasswordStepProps = {
  passwords: Passwords
  onChange: (changes: Partial<Passwords>) => void
  errors: RegistrationErrors
  edited: (...fields: RegistrationField[]) => void
}

export function PasswordStep({ passwords, onChange, errors, edited }: PasswordStepProps) {
  const t = useWords()
  const { terms, acceptMarketing } = useAuthDrafts()
  return (
    <>
      <PasswordPair
        {...{ passwords, errors }}
        onChange={(field, typed) => {
          onChange({ [field]: typed })
          // A change of either field can make the two match.
          edited('confirmation', field)
        }}
      />
      <Checkbox
        label={t('I accept the terms of use and the privacy notice')}
        checked={terms}
        hint={<TermsLinks />}
        error={errors.terms}
        onCheckedChange={(accepted) => {
          changeDrafts({ terms: accepted })
          edited('terms')
        }}
      />
      <Checkbox
        label={t('Send me tips and offers by email, a few times a month')}
        checked={acceptMarketing}
        onCheckedChange={(accepted) => changeDrafts({ acceptMarketing: accepted })}
      />
    </>
  )
}
