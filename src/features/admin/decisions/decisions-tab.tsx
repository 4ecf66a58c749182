import type { UseQueryResult } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { AuditRecord } from '@/contract/admin'
import { Badge } from '@/ui/badge/badge'
import { ListFrame } from '../lists/list-frame'
import { PersonPageLink } from '../lists/person-page-link'
import { Rows, type Column, type Head } from '../lists/rows'
import { matchesRecord, pageOf } from '../state/match'
import { useAdminSearch } from '../state/use-admin-search'
import { ACTION_LABELS, whenText } from '../labels'
import { useWords } from '@/words/use-words'

const HEAD: Head<AuditRecord> = {
  label: 'Person',
  cell: (row) => (
    <span className="flex flex-wrap items-center justify-between gap-2 py-1 text-sm font-bold">
      <PersonPageLink id={row.userId} name={row.userName ?? '–'} />
      <span className="md:hidden">
        <Action row={row} />
      </span>
    </span>
  ),
}

const COLUMNS: Column<AuditRecord>[] = [
  { label: 'Action', onCard: false, cell: (row) => <Action row={row} /> },
  { label: 'Reason', cell: (row) => row.reason ?? '–' },
  { label: 'By', cell: (row) => row.adminEmail },
  { label: 'When', cell: (row) => <span className="figures">{whenText(row.createdAt)}</span> },
]

export function DecisionsTab({ query: { data, isError } }: { query: UseQueryResult<AuditRecord[]> }) {
  const t = useWords()
  const { search } = useAdminSearch()
  const found = data?.filter((row) => matchesRecord(row, search))
  return (
    <ListFrame
      filters={['kind']}
      placeholder={t('Name, reason or administrator')}
      page={found ? pageOf(found, search.page) : isError ? null : undefined}
      count={data?.length ?? 0}
      empty={{
        icon: History,
        title: t('No decisions yet'),
        reason: t('Each decision will be recorded here.'),
      }}
    >
      {(rows) => (
        <Rows caption={t('Decisions')} rows={rows} keyOf={({ id }) => String(id)} head={HEAD} columns={COLUMNS} />
      )}
    </ListFrame>
  )
}

function Action({ row }: { row: AuditRecord }) {
  const t = useWords()
  const [words, tone] = ACTION_LABELS[row.action]
  return <Badge tone={tone}>{t(words)}</Badge>
}
