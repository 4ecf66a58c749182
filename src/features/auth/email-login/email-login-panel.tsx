import { useState } from 'react'
import { flushSync } from 'react-dom'
import { changeDrafts, useAuthDrafts } from '../auth-drafts'
import { ForgotPasswordForm } from '../forgot-password/forgot-password-form'
import { LogInForm } from './log-in-form'
import { useWords } from '@/words/use-words'

const CHANGED = 'Your password was changed. Log in with the new one.'

export function EmailLoginPanel() {
  const t = useWords()
  const recovering = useAuthDrafts((state) => state.recovering)
  const [notice, setNotice] = useState<string | null>(null)
  if (recovering) {
    return (
      <ForgotPasswordForm
        onBack={() => changeDrafts({ recovering: false })}
        onChanged={(email) => {
          // The form has to be there before its notice: a live region announces only text that is added later.
          flushSync(() => changeDrafts({ recovering: false, recoverySends: 0, recoveryCode: '', identifier: email }))
          setNotice(t(CHANGED))
        }}
      />
    )
  }
  return (
    <LogInForm
      notice={notice}
      onForgotten={() => {
        const { identifier, recoveryEmail } = useAuthDrafts.getState()
        const typed = identifier.trim()
        changeDrafts({
          recovering: true,
          ...(recoveryEmail === '' && typed.includes('@') ? { recoveryEmail: typed } : {}),
        })
        setNotice(null)
      }}
    />
  )
}
