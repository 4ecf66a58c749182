import { useState } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { useSendOnce } from '@/api/send-once'
import { changePassword } from '@/contract/account/user'
import { passwordChangeErrors, type PasswordChange } from '@/domain/people/passwords'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

type Complaints = Partial<Record<keyof PasswordChange, string>>

const NOTHING: PasswordChange = { current: '', next: '', confirm: '' }

const WIRE_NAMES = { current: 'current_password', next: 'password', confirm: 'password_confirmation' } as const
const FIELDS = ['current', 'next', 'confirm'] as const

/** The documented checks and texts (A 5). */
export function useChangePassword(focus: (field: keyof PasswordChange) => void) {
  const t = useWords()
  const [typed, setTyped] = useState(NOTHING)
  const [complaints, setComplaints] = useState<Complaints>({})

  const complain = (found: Complaints) => {
    setComplaints(found)
    const first = FIELDS.find((field) => found[field])
    if (first) focus(first)
  }
  const change = useSendOnce({
    about: ['change-password'],
    mutationFn: ({ current, next, confirm }: PasswordChange) =>
      call(changePassword, { body: { current_password: current, password: next, password_confirmation: confirm } }),
    onSuccess: () => {
      setTyped(NOTHING)
      setComplaints({})
      notify({ text: t('Password changed successfully!'), tone: 'good' })
    },
    onError: (error) => complain(error instanceof ApiError ? complaintsOf(error) : {}),
  })
  const failed = change.error !== null && Object.keys(complaints).length === 0
  return {
    typed,
    complaints,
    busy: change.isPending,
    problem: failed ? change.error.message : null,
    edit: (field: keyof PasswordChange, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }))
      setComplaints(({ [field]: _, ...rest }) => rest)
      if (!change.isPending) change.reset()
    },
    submit: () => {
      const found = passwordChangeErrors(typed)
      complain(found)
      if (Object.keys(found).length === 0) change.mutate(typed)
      else if (!change.isPending) change.reset()
    },
  }
}

function complaintsOf({ fields }: ApiError): Complaints {
  const found: Complaints = {}
  for (const field of FIELDS) {
    const said = fields[WIRE_NAMES[field]]?.[0]
    if (said) found[field] = said
  }
  return found
}
