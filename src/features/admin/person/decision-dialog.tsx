import { useState } from 'react'
import { useSendOnce } from '@/api/send-once'
import { serverNow } from '@/api/server-clock'
import { REPORT_TEXT_MAX } from '@/contract/fields'
import { DECISION_REASON_NEEDED } from '@/contract/listing/reports'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { Select } from '@/ui/select/select'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { isDecided } from '../failures'
import { DECISIONS, ENDS, send, type End, type PersonDecision } from './decisions'
import { useWords } from '@/words/use-words'

type Props = {
  decision: PersonDecision
  person: { id: string; name: string }
  onClose: () => void
  onDecided: () => Promise<unknown>
}

export function DecisionDialog({ decision, person, onClose, onDecided }: Props) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState<End>('7')
  const [missing, setMissing] = useState(false)
  const { title, button, effect, done } = DECISIONS[decision]
  const deciding = useSendOnce({
    about: ['person', person.id],
    mutationFn: () => send(decision, person.id, reason.trim(), end, serverNow()),
    onSuccess: () => {
      notify({ text: t(done, { name: person.name }), tone: 'good' })
      onClose()
      void onDecided()
    },
    onError: (thrown) => {
      if (!isDecided(thrown)) return
      notify({ text: t('{message} The page is now up to date.', { message: thrown.message }) })
      onClose()
      void onDecided()
    },
  })
  const failed = deciding.error && !isDecided(deciding.error)
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      title={t(title)}
      description={t(effect, { name: person.name })}
      footer={
        <FormButtons
          form="person-decision"
          variant={decision === 'lift' ? 'action' : 'danger'}
          busy={deciding.isPending}
        >
          {t(button)}
        </FormButtons>
      }
    >
      <form
        id="person-decision"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(reason.trim() === '')
          if (reason.trim() !== '') deciding.mutate()
        }}
      >
        <FormAlert text={failed ? deciding.error.message : null} />
        {decision === 'suspend' ? (
          <Select
            label={t('Ends after')}
            options={ENDS.map((value) => ({ value, label: t.count(Number(value), '{n} day', '{n} days') }))}
            value={end}
            onValueChange={setEnd}
          />
        ) : null}
        <TextArea
          label={t('Your reason')}
          value={reason}
          maxLength={REPORT_TEXT_MAX}
          hint={t('The person will see this.')}
          error={missing && reason.trim() === '' ? t(DECISION_REASON_NEEDED) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
