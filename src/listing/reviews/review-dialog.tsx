import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { profileKeys, reviewKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { serverNow } from '@/api/server-clock'
import { changeReview, REVIEW_TEXT_MAX, reviewBody, writeReview } from '@/contract/account/reviews'
import { toReviewRight, type ReviewRight } from '@/domain/people/reviews'
import { useDates } from '@/session/regional'
import { useToken } from '@/session/session'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const FORM = 'write-review'
const STARS = [1, 2, 3, 4, 5]

type Errors = { rating?: string; comment?: string; all?: string }
type Props = { right: ReviewRight; open: boolean; onClose: () => void }

/** Stars and words about the other side. What was typed is kept until it is sent. */
export function ReviewDialog({ right, open, onClose }: Props) {
  const t = useWords()
  const { property, person, review, endsMs } = right
  const [stars, setStars] = useState(review ? String(review.rating) : null)
  const [comment, setComment] = useState(review?.comment ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const { day } = useDates()
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const sending = useSendOnce({
    about: ['review', property.id, person.id],
    mutationFn: (said: { rating: number; comment: string }) =>
      review
        ? call(changeReview, { params: { id: review.id }, body: said })
        : call(writeReview, { body: { property_id: property.id, person_id: person.id, ...said } }),
    onSuccess({ data }) {
      const shown = toReviewRight(data).endsMs <= serverNow()
      onClose()
      notify({ text: shown ? t('Both reviews are shown now') : t('Your review is saved'), tone: 'good' })
    },
    onError: (error) => setErrors(refusalOf(error)),
    async onSettled() {
      await queryClient.invalidateQueries({ queryKey: reviewKeys.rights(token) })
      await queryClient.invalidateQueries({ queryKey: profileKeys.public })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { data, error } = reviewBody.safeParse({ rating: Number(stars), comment })
    const issues = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []
    setErrors(Object.fromEntries(issues) as Errors)
    if (data) sending.mutate(data)
  }
  return (
    <Dialog
      title={review ? t('Change your review') : t('Review {name}', { name: person.name })}
      description={property.title}
      open={open}
      onOpenChange={(now) => (now ? undefined : onClose())}
      footer={
        <FormButtons form={FORM} busy={sending.isPending}>
          {review ? t('Save review') : t('Send review')}
        </FormButtons>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        <FormAlert text={errors.all ?? null} />
        <RadioChips
          legend={t('How many stars?')}
          required
          options={STARS.map((each) => ({ value: String(each), label: t.count(each, '{n} star', '{n} stars') }))}
          value={stars}
          onValueChange={(chosen) => {
            setStars(chosen)
            setErrors({})
          }}
          {...(errors.rating ? { error: errors.rating } : {})}
        />
        <TextArea
          label={t('How was it?')}
          required
          maxLength={REVIEW_TEXT_MAX}
          value={comment}
          error={errors.comment}
          hint={t(
            'Everyone can read it once you have both written, or on {date}. Until then you can change it for 48 hours.',
            {
              date: day(endsMs),
            },
          )}
          onChange={({ target }) => {
            setComment(target.value)
            setErrors({})
          }}
        />
      </form>
    </Dialog>
  )
}

function refusalOf(error: Error): Errors {
  if (!(error instanceof ApiError)) return { all: t('The review could not be sent. Please try again.') }
  const { rating, comment } = error.fields
  if (!rating?.[0] && !comment?.[0]) return { all: error.message }
  return { ...(rating?.[0] ? { rating: rating[0] } : {}), ...(comment?.[0] ? { comment: comment[0] } : {}) }
}
