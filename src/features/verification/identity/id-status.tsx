import { BadgeCheck, Clock, RefreshCw } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { ReviewTime } from '../steps/review-time'
import type { Verification } from '../use-verification'

/** The status of an ID that was handed in: in review or verified. */
export function IdStatus({ verification: { id, refreshing, refresh } }: { verification: Verification }) {
  const verified = id === 'verified'
  const pending = (
    <>
      Our team looks at it, usually within <ReviewTime />. You get a notification when they have decided.
    </>
  )
  return (
    <div className="flex flex-col items-center px-2 py-6 text-center">
      <span
        aria-hidden
        className={
          verified
            ? 'mb-4 grid size-14 place-items-center rounded-full bg-good-soft text-good'
            : 'mb-4 grid size-14 place-items-center rounded-full bg-warn-soft text-warn'
        }
      >
        {verified ? <BadgeCheck size={28} /> : <Clock size={28} />}
      </span>
      <h3 className="text-xl">{verified ? 'Your ID is verified' : 'Your ID is in review'}</h3>
      <p className="mt-2 max-w-sm text-[0.9375rem] text-pretty text-ink-muted">
        {verified ? 'There is nothing left to send.' : pending}
      </p>
      {verified ? null : (
        <Button
          variant="outline"
          className="mt-6"
          busy={refreshing}
          icon={<RefreshCw aria-hidden size={17} />}
          onClick={() => void refresh()}
        >
          Refresh Status
        </Button>
      )}
    </div>
  )
}
