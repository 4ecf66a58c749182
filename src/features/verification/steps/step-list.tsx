import { clsx } from 'clsx'
import { Check, CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { ReviewTime } from './review-time'
import type { ModalName } from '../use-modals'
import type { Verification } from '../use-verification'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type StepState = 'open' | 'waiting' | 'refused' | 'done'

const MARKS: Record<StepState, string> = {
  open: 'bg-surface-raised text-ink ring-1 ring-line-control ring-inset',
  waiting: 'bg-warn-soft text-warn ring-1 ring-warn/30 ring-inset',
  refused: 'bg-bad text-on-bad',
  done: 'bg-good-soft text-good ring-1 ring-good/30 ring-inset',
}

type StepRowProps = {
  number: 1 | 2
  state: StepState
  title: string
  note: ReactNode
  button?: ReactNode
}

function StepRow({ number, state, title, note, button }: StepRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3.5">
      <div className="flex min-w-0 flex-[1_1_15rem] items-start gap-3">
        <span
          aria-hidden
          className={clsx(
            'figures grid size-8 shrink-0 place-items-center rounded-full text-[0.8125rem] font-bold',
            MARKS[state],
          )}
        >
          {state === 'done' ? <Check size={17} strokeWidth={2.75} /> : null}
          {state === 'waiting' ? <Clock size={16} /> : null}
          {state === 'refused' ? <CircleAlert size={17} /> : null}
          {state === 'open' ? number : null}
        </span>
        <div className="min-w-0">
          <p className="font-strong text-ink">{title}</p>
          <div className="mt-0.5 text-[0.8125rem] text-pretty wrap-anywhere text-ink-muted">{note}</div>
        </div>
      </div>
      {button ? <div className="pl-11 sm:pl-0">{button}</div> : null}
    </li>
  )
}

type StepListProps = { verification: Verification; open: (name: ModalName) => void }

const ID_STEP: Record<Verification['id'], StepState> = {
  not_submitted: 'open',
  pending: 'waiting',
  rejected: 'refused',
  verified: 'done',
}

export function StepList({ verification, open }: StepListProps) {
  const t = useWords()
  const { phoneVerified, phoneNumber, id, reason, loading } = verification
  const waiting = <Skeleton className="mt-1 h-3.5 w-40" />
  return (
    <ol className="divide-y divide-line">
      <StepRow
        number={1}
        state={phoneVerified ? 'done' : 'open'}
        title={t('Verify your mobile number')}
        note={
          phoneVerified
            ? phoneNumber
              ? t('Verified ({number})', { number: phoneNumber })
              : t('Verified')
            : loading
              ? waiting
              : phoneNote(phoneNumber)
        }
        button={
          phoneVerified || loading ? null : (
            <Button variant="outline" onClick={() => open('phone')}>
              {t('Verify Phone')}
            </Button>
          )
        }
      />
      <StepRow
        number={2}
        state={ID_STEP[id]}
        title={t('Submit government ID for verification')}
        note={loading && id !== 'verified' ? waiting : <IdNote {...{ id, reason }} />}
        button={
          id === 'verified' || loading ? null : (
            <Button variant="outline" onClick={() => open('id')}>
              {id === 'pending' ? t('View status') : t('Submit ID')}
            </Button>
          )
        }
      />
    </ol>
  )
}

function phoneNote(number: string | null) {
  return number ? t('We text a 6-digit code to {number}.', { number }) : t('We text you a 6-digit code.')
}

function IdNote({ id, reason }: Pick<Verification, 'id' | 'reason'>) {
  const t = useWords()
  if (id === 'verified') return t('Verified')
  const time = <ReviewTime />
  if (id === 'pending') return t.rich('In review. This usually takes {time}.', { time })
  if (id === 'not_submitted')
    return t.rich('Send a picture of the front and one of the back. We review them in {time}.', { time })
  return t.rich('{refused} {reason} Please send it again.', {
    refused: <strong className="text-bad">{t('Not accepted:')}</strong>,
    reason,
  })
}
