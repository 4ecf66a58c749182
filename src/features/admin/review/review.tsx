import { useEffect, useRef, useState } from 'react'
import type { AdminVerification } from '@/contract/admin'
import { sameId } from '@/domain/ids'
import type { AdminData } from '../dashboard/use-admin-data'
import { isDecidedHere, useDecisions, type Decision } from '../decision/decision-store'
import { focusRow } from '../lists/use-list-keys'
import { matches } from '../state/match'
import { inQueueOrder, neighbor, position } from '../state/queue'
import { useAdminSearch } from '../state/use-admin-search'
import { usePictures } from './pictures/use-pictures'
import { RejectDialog } from './reject-dialog'
import { ReviewDialog } from './review-dialog'

type ReviewProps = {
  data: AdminData
  newcomers: number
  decide: (decision: Decision) => void
  send: (decision: Decision) => void
}

export function Review({ data, newcomers, decide, send }: ReviewProps) {
  const { search, go } = useAdminSearch()
  const { review, step } = search
  const onPending = search.tab === undefined
  const waiting = data.pending.data ?? []
  const queue = inQueueOrder(onPending ? waiting.filter((row) => matches(row, search)) : waiting)
  const listed = waiting.find(({ id }) => sameId(id, review))
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  // Somebody else may decide about a person who is being reviewed here: the review then stays open and says so.
  const record = listed ?? (sameId(last?.id, review) ? last : undefined)
  const pictures = usePictures(record)
  const isMine = useDecisions((all) => isDecidedHere(all[review ?? '']))
  useFocusBack(review)

  const close = () => go(({ review: _, step: __, ...rest }) => rest, true)
  const open = (next: AdminVerification | undefined) =>
    next ? go((old) => ({ ...old, review: String(next.id), step: undefined }), true) : close()
  // A link to a review that is settled already leads to the queue.
  const gone = review !== undefined && record === undefined && data.pending.isSuccess && !data.pending.isFetching
  useEffect(() => {
    if (gone) close()
  })
  if (!record) return null
  const rejecting = step === 'reject' && listed !== undefined
  const decideAndGoOn = (reason?: string) => {
    decide({ record, ...(reason === undefined ? {} : { reason }) })
    open(neighbor(queue, record, 1))
  }
  return (
    <>
      <ReviewDialog
        open={!rejecting}
        record={record}
        pictures={listed ? pictures : isMine ? 'leaving' : 'decided'}
        place={{ at: position(queue, record), of: queue.length, newcomers, alone: !neighbor(queue, record, 1) }}
        send={send}
        onApprove={() => decideAndGoOn()}
        onStep={(by) => {
          const next = neighbor(queue, record, by)
          if (next) open(next)
        }}
        onReject={() => go((old) => ({ ...old, step: 'reject' }), true)}
        onClose={close}
      />
      <RejectDialog
        open={rejecting}
        record={record}
        pictures={pictures}
        onReject={decideAndGoOn}
        onBack={() => go((old) => ({ ...old, step: undefined }), true)}
      />
    </>
  )
}

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
