import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '@/api/server-clock'
import { firstName } from '@/domain/messages/conversation'
import type { ReviewRight } from '@/domain/people/reviews'
import { useDates } from '@/session/regional'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import { useReviewRight, type Reviewable } from './review-rights'
import { useWords } from '@/words/use-words'

const ReviewDialog = lazyPart(() => import('./review-dialog').then((module) => module.ReviewDialog), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

/** Asks for a review after a visit or a deal, or says that it waits for the other one. */
export function ReviewAsk({ className, ...about }: Reviewable & { className?: string }) {
  const right = useReviewRight(about)
  return right ? <Ask right={right} className={className} /> : null
}

function Ask({ right, className }: { right: ReviewRight; className: string | undefined }) {
  const t = useWords()
  const [state, setState] = useState<'not-asked' | 'open' | 'closed'>('not-asked')
  const { day } = useDates()
  const { review, person, occasion, endsMs } = right
  const name = firstName(person.name)
  const changeable = review === null || review.changeableMs > serverNow()
  return (
    <div className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <p className="min-w-0 flex-1 basis-48 text-[0.8125rem] text-pretty text-ink-muted">
        {review
          ? t('You wrote your review. Both appear when {name} has written too, or on {date}.', {
              name,
              date: day(endsMs),
            })
          : occasion === 'visit'
            ? t('How was the tour? You can review {name} until {date}.', { name, date: day(endsMs) })
            : t('How was the deal? You can review {name} until {date}.', { name, date: day(endsMs) })}
      </p>
      {changeable ? (
        <Button
          variant="outline"
          size="small"
          icon={<Star aria-hidden size={16} />}
          aria-label={
            review
              ? t('Change your review of {name}', { name: person.name })
              : t('Write a review of {name}', { name: person.name })
          }
          onClick={() => setState('open')}
        >
          {review ? t('Change') : t('Write a review')}
        </Button>
      ) : null}
      {state === 'not-asked' ? null : (
        <ReviewDialog right={right} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </div>
  )
}
