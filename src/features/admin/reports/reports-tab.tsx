import type { UseQueryResult } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { ListingReport } from '@/contract/listing/reports'
import { REASON_LABELS } from '@/domain/reports/report-reasons'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { REPORT_LABELS, whenText } from '../labels'
import { ListFrame } from '../lists/list-frame'
import { Rows, type Column, type Head } from '../lists/rows'
import { matchesReport, pageOf } from '../state/match'
import { useAdminSearch } from '../state/use-admin-search'
import { ReportDialog } from './report-dialog'

const HEAD: Head<ListingReport> = {
  label: 'Listing',
  cell: (row) => (
    <span className="block py-1">
      <a href={`/property/${row.propertyId}`} target="_blank" rel="noreferrer" className={`${linkClass} wrap-anywhere`}>
        {row.propertyTitle}
      </a>
      <span className="mt-1 block text-xs text-ink-muted">{row.ownerName ?? 'Unknown lister'}</span>
    </span>
  ),
}

const COLUMNS: Column<ListingReport>[] = [
  { label: 'Reason', cell: (row) => REASON_LABELS[row.reason] },
  { label: 'In words', cell: (row) => row.details ?? '–' },
  { label: 'State', cell: (row) => <State report={row} /> },
  { label: 'Reported by', wide: true, cell: (row) => row.reporterName ?? '–' },
  { label: 'When', cell: (row) => <span className="figures">{whenText(row.createdAt)}</span> },
]

type Props = { query: UseQueryResult<ListingReport[]>; onDecided: () => Promise<unknown> }

export function ReportsTab({ query: { data, isError }, onDecided }: Props) {
  const { search } = useAdminSearch()
  const [chosen, setChosen] = useState<ListingReport | null>(null)
  const found = data?.filter((row) => matchesReport(row, search))
  return (
    <>
      <ListFrame
        noun="reports"
        filters={['reports']}
        placeholder="Listing, lister, reporter or words"
        page={found ? pageOf(found, search.page) : isError ? null : undefined}
        count={data?.length ?? 0}
        empty={{ icon: Flag, title: 'No reports', reason: 'What people report about listings is decided here.' }}
      >
        {(rows) => (
          <Rows
            caption="Reports"
            rows={rows}
            keyOf={({ id }) => String(id)}
            head={HEAD}
            columns={COLUMNS}
            action={decideButton(setChosen)}
          />
        )}
      </ListFrame>
      {chosen ? <ReportDialog report={chosen} onClose={() => setChosen(null)} onDecided={onDecided} /> : null}
    </>
  )
}

function State({ report: { status, decision, decidedBy } }: { report: ListingReport }) {
  const [words, tone] = REPORT_LABELS[status]
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {status === 'open' ? null : (
        <span className="mt-1 block text-xs text-ink-muted">{[decision, decidedBy].filter(Boolean).join(' · ')}</span>
      )}
    </>
  )
}

function decideButton(onDecide: (report: ListingReport) => void) {
  return (row: ListingReport) =>
    row.status === 'open' ? (
      <Button variant="outline" className="max-md:w-full" onClick={() => onDecide(row)}>
        Decide <span className="sr-only">about {row.propertyTitle}</span>
      </Button>
    ) : null
}
