import { Button } from '@/ui/button/button'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { ReviewTime } from './review-time'
import { StepRow, type StepState } from './step-row'
import type { ModalName } from '../use-modals'
import type { Verification } from '../use-verification'

type StepListProps = { verification: Verification; open: (name: ModalName) => void }

const ID_STEP: Record<Verification['id'], StepState> = {
  not_submitted: 'open',
  pending: 'waiting',
  rejected: 'refused',
  verified: 'done',
}

/** The two steps before listing (A 2), each with its status. */
export function StepList({ verification, open }: StepListProps) {
  const { phoneVerified, phoneNumber, id, reason, loading } = verification
  const waiting = <Skeleton className="mt-1 h-3.5 w-40" />
  return (
    <ol className="divide-y divide-line">
      <StepRow
        number={1}
        state={phoneVerified ? 'done' : 'open'}
        title="Verify your mobile number"
        note={
          phoneVerified
            ? `Verified${phoneNumber ? ` (${phoneNumber})` : ''}`
            : loading
              ? waiting
              : phoneNote(phoneNumber)
        }
        button={
          phoneVerified || loading ? null : (
            <Button variant="outline" onClick={() => open('phone')}>
              Verify Phone
            </Button>
          )
        }
      />
      <StepRow
        number={2}
        state={ID_STEP[id]}
        title="Submit government ID for verification"
        note={loading && id !== 'verified' ? waiting : idNote(id, reason)}
        button={
          id === 'verified' || loading ? null : (
            <Button variant="outline" onClick={() => open('id')}>
              {id === 'pending' ? 'View status' : 'Submit ID'}
            </Button>
          )
        }
      />
    </ol>
  )
}

function phoneNote(number: string | null) {
  return number ? `We text a 6-digit code to ${number}.` : 'We text you a 6-digit code.'
}

function idNote(id: Verification['id'], reason: string | null) {
  if (id === 'verified') return 'Verified'
  if (id === 'pending')
    return (
      <>
        In review. This usually takes <ReviewTime />.
      </>
    )
  if (id === 'not_submitted')
    return (
      <>
        A picture of the front and one of the back. Reviewed in <ReviewTime />.
      </>
    )
  return (
    <>
      <strong className="text-bad">Not accepted:</strong> {reason} Please send it again.
    </>
  )
}
