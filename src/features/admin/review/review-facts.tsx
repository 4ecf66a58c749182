import { serverNow } from '@/api/server-clock'
import type { AdminVerification } from '@/contract/admin'
import { FactRows } from '@/ui/facts/fact-rows'
import { PhoneMark, StatusBadge, TypeBadge, WaitingMark } from '../lists/marks'
import { ID_TYPE_LABELS, nameOf, providerLabel, waitingWords, whenText } from '../labels'

/** Every field of the record (A 3), to be compared with the pictures. */
export function ReviewFacts({ record }: { record: AdminVerification }) {
  return (
    <>
      <FactRows
        columns={2}
        className="mt-4 text-[0.8125rem]"
        facts={[
          { label: 'Name', value: nameOf(record) },
          { label: 'Status', value: <StatusBadge status={record.status} /> },
          { label: 'ID type', value: record.idType ? ID_TYPE_LABELS[record.idType] : '–' },
          { label: 'Submitted', value: whenText(record.submittedAt) },
          { label: 'Username', value: record.username ?? '–' },
          {
            label: 'Waiting',
            value:
              record.status === 'pending' ? (
                <WaitingMark waiting={waitingWords(record.submittedAt, serverNow())} />
              ) : (
                '–'
              ),
          },
          { label: 'Email', value: record.email ?? '–' },
          { label: 'Phone', value: record.phoneNumber ?? '–' },
          { label: 'Location', value: record.location ?? '–' },
          { label: 'Phone check', value: <PhoneMark verified={record.phoneVerified} /> },
          { label: 'Provider', value: providerLabel(record.authProvider) },
          { label: 'Type', value: <TypeBadge type={record.type} /> },
        ]}
      />
      {record.notes ? (
        <p className="mt-4 rounded-control bg-surface-sunken px-3.5 py-3 ring-1 ring-line ring-inset">
          <span className="block text-xs text-ink-muted">Notes</span>
          <span className="wrap-anywhere whitespace-pre-line">{record.notes}</span>
        </p>
      ) : null}
    </>
  )
}
