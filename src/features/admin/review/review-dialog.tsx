import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api/server-clock'
import type { AdminVerification } from '@/contract/admin'
import { Dialog } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import { FactRows } from '@/ui/facts/fact-rows'
import { Switch } from '@/ui/switch/switch'
import type { Decision } from '../decision/decision-store'
import { DecisionProblems } from '../decision/decision-problems'
import { useSettled } from '../decision/use-settled'
import { ID_TYPE_LABELS, nameOf, subjectOf, waitingWords, providerLabel, whenText } from '../labels'
import { PhoneMark, StatusBadge, TypeBadge, WaitingMark } from '../lists/marks'
import { Key } from './key'
import { useReviewKeysOn } from './key-rules'
import { IdPictures } from './pictures/id-pictures'
import { ReviewFoot, type Reviewable } from './review-foot'
import { useReviewKeys } from './use-review-keys'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

type ReviewPlace = { at: number; of: number; newcomers: number; alone: boolean }

type ReviewDialogProps = {
  open: boolean
  record: AdminVerification
  pictures: Reviewable
  place: ReviewPlace
  send: (decision: Decision) => void
  onApprove: () => void
  onStep: (by: 1 | -1) => void
  onReject: () => void
  onClose: () => void
}

const SUMMARY = 'review-summary'

export function ReviewDialog({ open, record, pictures, place, send, ...on }: ReviewDialogProps) {
  const t = useWords()
  const [help, setHelp] = useState(false)
  const id = String(record.id)
  const settled = useSettled(id)
  const canApprove = settled && pictures === 'shown'
  const canReject = settled && (pictures === 'shown' || pictures === 'unreadable')
  const toggleHelp = () => setHelp((shown) => !shown)
  useReviewKeys(open, {
    step: on.onStep,
    approve: canApprove ? on.onApprove : undefined,
    reject: canReject ? on.onReject : undefined,
    help: toggleHelp,
  })
  useFocusNext(open, id)
  return (
    <Dialog
      size="large"
      inAddress
      open={open}
      onOpenChange={(stays) => (stays ? undefined : on.onClose())}
      onOpenAutoFocus={focusOn(SUMMARY)}
      title={t('Review: {name}', { name: nameOf(record) })}
      description={placeWords(record, place)}
      footer={
        <ReviewFoot {...{ pictures, canApprove, canReject, help, ...on }} alone={place.alone} onHelp={toggleHelp} />
      }
    >
      {help ? <KeyHelp /> : null}
      <DecisionProblems onSend={send} className="mb-4" />
      <p id={SUMMARY} tabIndex={-1} className="mb-3 font-strong wrap-anywhere">
        {summaryOf(record)}
      </p>
      {/* A new record starts with untransformed pictures. */}
      <IdPictures key={id} record={record} />
      <ReviewFacts record={record} />
    </Dialog>
  )
}

/** After a decision the focus goes to the summary of the next person. */
function useFocusNext(open: boolean, id: string) {
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== id && open) document.getElementById(SUMMARY)?.focus({ preventScroll: true })
    last.current = id
  }, [open, id])
}

function placeWords(record: AdminVerification, { at, of, newcomers }: ReviewPlace): string {
  const words = [subjectOf(record), ...(at > 0 ? [t('{at} of {of} in the queue', { at, of })] : [])]
  return [...words, ...(newcomers > 0 ? [t('{n} new', { n: newcomers })] : [])].join(', ')
}

function summaryOf(record: AdminVerification): string {
  const { text } = waitingWords(record.submittedAt, serverNow())
  return t('{name}, {subject}, waiting: {time}', { name: nameOf(record), subject: subjectOf(record), time: text })
}

const KEYS: [keys: string[], does: Label][] = [
  [['J', '→'], 'Next in the queue'],
  [['K', '←'], 'Previous in the queue'],
  [['A'], 'Approve'],
  [['R'], 'Reject'],
  [['+', '−', '0'], 'Zoom the focused picture'],
  [['.'], 'Rotate the focused picture'],
  [['?'], 'Show or hide these keys'],
  [['Esc'], 'Close'],
]

function KeyHelp() {
  const t = useWords()
  const { value, set } = useReviewKeysOn()
  return (
    <section
      aria-labelledby="review-keys"
      className="mb-4 rounded-control bg-surface-sunken px-4 py-3 ring-1 ring-line ring-inset"
    >
      <h3 id="review-keys" className="text-sm">
        {t('Keyboard')}
      </h3>
      <dl className="mt-2 grid gap-x-8 gap-y-1.5 text-[0.8125rem] sm:grid-cols-2">
        {KEYS.map(([keys, does]) => (
          <div key={does} className="flex items-center gap-3">
            <dt className="flex w-20 shrink-0 gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Switch className="mt-1 sm:max-w-80" label={t('Single-key shortcuts')} checked={value} onCheckedChange={set} />
    </section>
  )
}

function ReviewFacts({ record }: { record: AdminVerification }) {
  const t = useWords()
  return (
    <>
      <FactRows
        columns={2}
        className="mt-4 text-[0.8125rem]"
        facts={[
          { label: t('Name'), value: nameOf(record) },
          ...(record.requestedName ? [{ label: t('Requested name'), value: record.requestedName }] : []),
          { label: t('Status'), value: <StatusBadge status={record.status} /> },
          { label: t('ID type'), value: record.idType ? t(ID_TYPE_LABELS[record.idType]) : '–' },
          { label: t('Submitted'), value: whenText(record.submittedAt) },
          { label: t('Username'), value: record.username ?? '–' },
          {
            label: t('Waiting'),
            value:
              record.status === 'pending' ? (
                <WaitingMark waiting={waitingWords(record.submittedAt, serverNow())} />
              ) : (
                '–'
              ),
          },
          { label: t('Email'), value: record.email ?? '–' },
          { label: t('Phone'), value: record.phoneNumber ?? '–' },
          { label: t('Location'), value: record.location ?? '–' },
          { label: t('Phone status'), value: <PhoneMark verified={record.phoneVerified} /> },
          { label: t('Provider'), value: providerLabel(record.authProvider) },
          { label: t('Type'), value: <TypeBadge type={record.type} /> },
        ]}
      />
      {record.notes ? (
        <p className="mt-4 rounded-control bg-surface-sunken px-3.5 py-3 ring-1 ring-line ring-inset">
          <span className="block text-xs text-ink-muted">{t('Notes')}</span>
          <span className="wrap-anywhere whitespace-pre-line">{record.notes}</span>
        </p>
      ) : null}
    </>
  )
}
