import { PASSWORD_CHECKS, passwordStrength } from '@/domain/people/passwords'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'

/** The strength bar, with one of the five labels (A 5). */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null
  const { score, label } = passwordStrength(password)
  return (
    <ProgressBar
      label="Password strength"
      showLabel
      value={score}
      max={PASSWORD_CHECKS.length}
      valueText={label}
      tone={score <= 2 ? 'bad' : score <= 3 ? 'brand' : 'good'}
      className="mb-3"
    />
  )
}
