import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { profileKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { REPORT_TEXT_MAX } from '@/contract/fields'
import { ANSWER_NEEDED, answerSuspension } from '@/contract/standing'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

export function AnswerDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const [missing, setMissing] = useState(false)
  const sending = useSendOnce({
    about: ['suspension answer'],
    mutationFn: () => call(answerSuspension, { body: { message: message.trim() } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profileKeys.own })
      notify({ text: t('Your answer was sent. An administrator will read it.'), tone: 'good' })
      onClose()
    },
  })
  const send = () => {
    setMissing(message.trim() === '')
    if (message.trim() !== '') sending.mutate()
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      title={t('Answer the suspension')}
      description={t('You can answer once. Say what the administrators should know before they decide again.')}
      footer={
        <FormButtons form="suspension-answer" busy={sending.isPending}>
          {t('Send answer')}
        </FormButtons>
      }
    >
      <form
        id="suspension-answer"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FormAlert text={sending.error?.message ?? null} />
        <TextArea
          label={t('Your answer')}
          value={message}
          maxLength={REPORT_TEXT_MAX}
          error={missing && message.trim() === '' ? t(ANSWER_NEEDED) : undefined}
          onChange={({ target }) => setMessage(target.value)}
        />
      </form>
    </Dialog>
  )
}
