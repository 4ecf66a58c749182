import { Link } from '@tanstack/react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import { ShieldCheck, Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock'
import type { AdminVerification } from '@/contract/admin'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { Key } from '../review/key'
import { useReviewKeysOn } from '../review/key-rules'
import { healAdminSearch } from '../state/admin-search'
import { matches, pageOf } from '../state/match'
import { inQueueOrder } from '../state/queue'
import { useAdminSearch } from '../state/use-admin-search'
import { nameOf, providerLabel, subjectOf, waitingWords } from '../labels'
import type { Newcomers } from '../state/use-newcomers'
import { ListFrame } from './list-frame'
import { PhoneMark, TypeBadge, WaitingMark } from './marks'
import { Person } from './person'
import { Rows, type Column, type Head } from './rows'
import { REVIEW_BUTTON, useListKeys } from './use-list-keys'
import { useWords } from '@/words/use-words'
import { t } from '@/words/words'

const HEAD: Head<AdminVerification> = {
  label: 'User',
  cell: (row) => <Person person={row} picture={row.userAvatar} id={row.userId} />,
}

const COLUMNS: Column<AdminVerification>[] = [
  { label: 'Waiting', cell: (row) => <WaitingMark waiting={waitingWords(row.submittedAt, serverNow())} /> },
  { label: 'To check', cell: subjectOf },
  { label: 'Phone', cell: (row) => <PhoneMark verified={row.phoneVerified} /> },
  { label: 'Type', wide: true, cell: (row) => <TypeBadge type={row.type} /> },
  { label: 'Provider', wide: true, cell: (row) => providerLabel(row.authProvider) },
  { label: 'Location', wide: true, cell: (row) => row.location ?? '–' },
]

type PendingTabProps = { query: UseQueryResult<AdminVerification[]>; newcomers: Newcomers }

export function PendingTab({ query: { data, isError }, newcomers }: PendingTabProps) {
  const t = useWords()
  const { search } = useAdminSearch()
  useListKeys(search.review === undefined)
  const found = data && inQueueOrder(data.filter((row) => matches(row, search)))
  return (
    <ListFrame
      filters={['type', 'provider', 'phone']}
      placeholder={t('Name, username, email or place')}
      page={found ? pageOf(found, search.page) : isError ? null : undefined}
      count={data?.length ?? 0}
      empty={{
        icon: ShieldCheck,
        title: t('No pending verifications'),
        reason: t('You have decided on all of them. New IDs appear here when people submit them.'),
      }}
    >
      {(rows) => (
        <>
          <NewcomersNote newcomers={newcomers} />
          <Rows
            caption={t('Pending verifications')}
            rows={rows}
            keyOf={({ id }) => String(id)}
            head={{ ...HEAD, cell: (row) => withMark(HEAD.cell(row), newcomers.ids.includes(String(row.id))) }}
            columns={COLUMNS}
            action={reviewLink}
          />
          <KeyHint />
        </>
      )}
    </ListFrame>
  )
}

const reviewLink = (row: AdminVerification) => <ReviewLink row={row} />

function ReviewLink({ row }: { row: AdminVerification }) {
  const t = useWords()
  const { search } = useAdminSearch()
  return (
    <Button asChild variant="outline" className="max-md:w-full">
      <Link
        to="/super-admin/dashboard"
        search={healAdminSearch({ ...search, review: String(row.id) })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        {...{ [REVIEW_BUTTON]: String(row.id) }}
      >
        {t.rich('Review {name}', { name: <span className="sr-only">{nameOf(row)}</span> })}
      </Link>
    </Button>
  )
}

function KeyHint() {
  const t = useWords()
  const on = useReviewKeysOn((state) => state.value)
  if (!on) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-ink-muted max-md:hidden">
      <Keyboard aria-hidden size={15} />
      <span>
        {t.rich(
          '{j} and {k} move through the list. {enter} opens a review. In a review, {help} shows the other keys.',
          {
            j: <Key>J</Key>,
            k: <Key>K</Key>,
            enter: <Key>{t('Enter')}</Key>,
            help: <Key>?</Key>,
          },
        )}
      </span>
    </p>
  )
}

function NewcomersNote({ newcomers: { ids, clear } }: { newcomers: Newcomers }) {
  const t = useWords()
  return (
    <div role="status" className="empty:hidden">
      {ids.length > 0 ? (
        <p className="mb-2 flex flex-wrap items-center gap-x-3 font-strong">
          {t.count(ids.length, '{n} new verification', '{n} new verifications')}
          <Button variant="quiet" onClick={clear}>
            {t('Mark as seen')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function withMark(person: ReactNode, isNew: boolean): ReactNode {
  if (!isNew) return person
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-between gap-2">
      {person}
      <Badge tone="good">{t('New')}</Badge>
    </span>
  )
}
