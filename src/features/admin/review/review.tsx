import { useEffect, useRef } from 'react'
import type { AdminVerification } from '@/contract/admin'
import { sameId } from '@/domain/ids'
import type { AdminData } from '../dashboard/use-admin-data'
import { focusRow } from '../lists/use-list-keys'
import { matches } from '../state/match'
import { inQueueOrder, neighbour, position } from '../state/queue'
import { useAdminSearch } from '../state/use-admin-search'
import { HeldPictures } from './pictures/held-pictures'
import { RejectDialog } from './reject-dialog'
import { ReviewDialog } from './review-dialog'
import { useDecision } from './use-decision'

/** The review modal and the reject modal (A 4): Reject closes one and opens the other; after a decision the next is offered. */
export function Review({ data }: { data: AdminData }) {
  const { search, go } = useAdminSearch()
  const decision = useDecision(data.refresh)
  const { review, step } = search
  const onPending = search.tab === undefined
  const waiting = (data.pending.data ?? []).filter((row) => !decision.decided[String(row.id)])
  const queue = inQueueOrder(onPending ? waiting.filter((row) => matches(row, search)) : waiting)
  const outcome = review === undefined ? undefined : decision.decided[review]
  const record = outcome?.record ?? data.pending.data?.find(({ id }) => sameId(id, review))
  useFocusBack(review)

  const close = () => go(({ review: _, step: __, ...rest }) => rest, true)
  const open = (next: AdminVerification | undefined) => {
    if (!next) return
    decision.dismiss()
    go((old) => ({ ...old, review: String(next.id), step: undefined }), true)
  }
  // A link to a review that has been settled meanwhile leads to the queue.
  const gone = review !== undefined && record === undefined && data.pending.isSuccess && !data.pending.isFetching
  useEffect(() => {
    if (gone) close()
  })
  if (!record) return null
  const rejecting = step === 'reject' && outcome === undefined
  return (
    <>
      <HeldPictures record={record} />
      <ReviewDialog
        open={!rejecting}
        record={record}
        outcome={outcome}
        place={{ at: position(queue, record), of: queue.length, next: neighbour(queue, record, 1) }}
        decision={decision}
        onStep={(by) => open(neighbour(queue, record, by))}
        onReject={() => {
          decision.dismiss()
          go((old) => ({ ...old, step: 'reject' }), true)
        }}
        onClose={close}
      />
      <RejectDialog
        open={rejecting}
        record={record}
        decision={decision}
        onBack={() => go((old) => ({ ...old, step: undefined }), true)}
      />
    </>
  )
}

/** The focus goes back to the list once both modals are closed. */
function useFocusBack(review: string | undefined) {
  const last = useRef(review)
  useEffect(() => {
    const closed = review === undefined ? last.current : undefined
    last.current = review
    if (closed === undefined) return undefined
    const timer = setTimeout(() => focusRow(closed))
    return () => clearTimeout(timer)
  }, [review])
}
