import { useState } from 'react'
import { useSendOnce } from '@/api/send-once'
import { serverNow } from '@/api/server-clock'
import { REPORT_TEXT_MAX } from '@/contract/fields'
import { DECISION_REASON_NEEDED } from '@/contract/listing/reports'
import { counted } from '@/domain/text'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { Select } from '@/ui/select/select'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { isDecided } from '../failures'
import { DECISIONS, ENDS, send, type End, type PersonDecision } from './decisions'

type Props = {
  decision: PersonDecision
  person: { id: string; name: string }
  onClose: () => void
  onDecided: () => Promise<unknown>
}

export function DecisionDialog({ decision, person, onClose, onDecided }: Props) {
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState<End>('7')
  const [missing, setMissing] = useState(false)
  const { title, button, effect, done } = DECISIONS[decision]
  const deciding = useSendOnce({
    about: ['person', person.id],
    mutationFn: () => send(decision, person.id, reason.trim(), end, serverNow()),
    onSuccess: () => {
      notify({ text: `${done}: ${person.name}`, tone: 'good' })
      onClose()
      void onDecided()
    },
    onError: (thrown) => {
      if (!isDecided(thrown)) return
      notify({ text: `${thrown.message} The page is up to date again.` })
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
      title={title}
      description={`${person.name}. ${effect}`}
      footer={
        <FormButtons
          form="person-decision"
          variant={decision === 'lift' ? 'action' : 'danger'}
          busy={deciding.isPending}
        >
          {button}
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
            label="It ends after"
            options={ENDS.map((value) => ({ value, label: counted(Number(value), 'day') }))}
            value={end}
            onValueChange={setEnd}
          />
        ) : null}
        <TextArea
          label="Your reason"
          value={reason}
          maxLength={REPORT_TEXT_MAX}
          hint="The person reads it."
          error={missing && reason.trim() === '' ? DECISION_REASON_NEEDED : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
