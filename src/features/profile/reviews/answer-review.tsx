import { useQueryClient } from '@tanstack/react-query'
import { MessageSquareReply } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { profileKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { answerBody, answerReview, REVIEW_TEXT_MAX } from '@/contract/account/reviews'
import { Addition } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

/** The one answer to a review about oneself. What was typed is kept until it is sent. */
export function AnswerReview({ id, name }: { id: string; name: string }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const queryClient = useQueryClient()
  const sending = useSendOnce({
    about: ['answer-review', id],
    mutationFn: (answer: string) => call(answerReview, { params: { id }, body: { answer } }),
    onSuccess: () => notify({ text: t('Your answer is shown'), tone: 'good' }),
    onError: ({ message }) => setError(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profileKeys.own }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { data, error: wrong } = answerBody.safeParse({ answer: text })
    setError(wrong?.issues[0]?.message)
    if (data) sending.mutate(data.answer)
  }
  return (
    <Addition of="answerReview">
      {open ? (
        <form noValidate onSubmit={submit} className="mt-2 grid w-full gap-3">
          <TextArea
            label={t('Your answer to {name}', { name })}
            required
            maxLength={REVIEW_TEXT_MAX}
            value={text}
            error={error}
            hint={t('Everyone can read it, and you cannot change it later.')}
            onChange={({ target }) => {
              setText(target.value)
              setError(undefined)
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" busy={sending.isPending}>
              {t('Send answer')}
            </Button>
            <Button variant="outline" size="small" onClick={() => setOpen(false)}>
              {t('Cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <LinkButton
          aria-label={t('Answer the review of {name}', { name })}
          className="min-h-11 text-[0.8125rem]"
          onClick={() => setOpen(true)}
        >
          <MessageSquareReply aria-hidden size={16} className="shrink-0" />
          {t('Answer')}
        </LinkButton>
      )}
    </Addition>
  )
}
