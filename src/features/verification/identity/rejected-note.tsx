import { CircleAlert } from 'lucide-react'

/** The reviewer's reason for rejecting the last ID, and the next step. */
export function RejectedNote({ reason }: { reason: string }) {
  return (
    <div className="flex gap-2.5 rounded-control bg-bad-soft px-3.5 py-3">
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-strong text-bad">Your last ID was not accepted</p>
        <p className="mt-0.5 wrap-anywhere text-ink">{reason}</p>
        <p className="mt-1 text-[0.8125rem] text-ink-muted">Choose new pictures below and send them again.</p>
      </div>
    </div>
  )
}
