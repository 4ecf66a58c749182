import { useState, type FormEvent, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '@/api/call'
import { isAccountQuery } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { deleteAccount, deleteOwnData } from '@/contract/account/user'
import { logOutHere } from '@/session/end/log-out'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { confirm } from '@/ui/confirm/confirm'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { TextField } from '@/ui/text-field/text-field'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

export function DangerZone() {
  const t = useWords()
  const queryClient = useQueryClient()
  const erasing = useSendOnce({
    about: ['delete-data'],
    mutationFn: () => call(deleteOwnData, {}),
    onSuccess: () => {
      void queryClient.invalidateQueries({ predicate: isAccountQuery })
      notify({ text: t('Your data is deleted. Your account and your listings stay.'), tone: 'good' })
    },
    onError: (error) =>
      notify({ text: t('Your data was not deleted: {reason}', { reason: error.message }), tone: 'bad' }),
  })
  const eraseData = async () => {
    const sure = await confirm({
      title: t('Delete your data?'),
      text: t(
        'This erases your notifications, saved searches and tours, and the list of people you follow. Your account, listings and messages stay.',
      ),
      confirmLabel: t('Delete data'),
      tone: 'danger',
    })
    if (sure) erasing.mutate()
  }
  return (
    <Card title={t('Danger Zone')} className="border-bad/40">
      <div className="divide-y divide-line">
        <Row
          title={t('Delete my data')}
          text={t('Erases notifications, saved searches, tours and follows. Your account stays.')}
        >
          <Addition of="deleteOwnData" otherwise={<NotOffered />}>
            <Button variant="outline" busy={erasing.isPending} onClick={() => void eraseData()}>
              {t('Delete data')}
            </Button>
          </Addition>
        </Row>
        <Row
          title={t('Delete my account')}
          text={t('Closes your account for good and takes your listings off the market.')}
        >
          <Addition of="deleteAccount" otherwise={<NotOffered />}>
            <DeleteAccount />
          </Addition>
        </Row>
      </div>
    </Card>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{title}</p>
        <p className="text-[0.8125rem] text-pretty text-ink-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}

const WORD = 'DELETE'

function DeleteAccount() {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const deleting = useSendOnce({
    about: ['delete-account'],
    mutationFn: () => call(deleteAccount, {}),
    onSuccess: async () => {
      setOpen(false)
      // Opens the landing page first: otherwise the guard would treat the closed account as a visitor of this screen.
      await navigate({ to: '/' })
      void logOutHere()
      queryClient.clear()
      notify({ text: t('Your account is deleted.') })
    },
    onError: (problem) => setError(t('Your account was not deleted: {reason}', { reason: problem.message })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== WORD) setError(t('Please type {word} to confirm.', { word: WORD }))
    else deleting.mutate()
  }
  return (
    <Dialog
      title={t('Delete your account?')}
      description={t('Your profile, listings and everything you saved are deleted for good. They cannot be restored.')}
      size="small"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setTyped('')
        setError(undefined)
      }}
      trigger={<Button variant="danger">{t('Delete account')}</Button>}
      footer={
        <FormButtons form="delete-account" busy={deleting.isPending} cancel={t('Keep my account')} variant="danger">
          {t('Delete account')}
        </FormButtons>
      }
    >
      <form id="delete-account" noValidate onSubmit={submit}>
        <TextField
          label={t('Type {word} to confirm', { word: WORD })}
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
