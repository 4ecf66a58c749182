import type { UseQueryResult } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Report } from '@/contract/listing/reports'
import { REASON_LABELS } from '@/domain/reports/report-reasons'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { REPORT_TONES, REPORT_WORDS, reporterWords, reportState, whenText } from '../labels'
import { ListFrame } from '../lists/list-frame'
import { PersonPageLink } from '../lists/person-page-link'
import { Rows, type Column, type Head } from '../lists/rows'
import { matchesReport, pageOf } from '../state/match'
import { useAdminSearch } from '../state/use-admin-search'
import { ReportDialog } from './report-dialog'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const HEAD: Head<Report> = {
  label: 'About',
  cell: (row) => (
    <span className="block py-1">
      <a href={pageOfSubject(row)} target="_blank" rel="noreferrer" className={`${linkClass} wrap-anywhere`}>
        {row.words || t('Rating without a comment')}
      </a>
      <span className="mt-1 block text-xs text-ink-muted">
        {t(REPORT_WORDS[row.about].kind)} ·{' '}
        <PersonPageLink
          id={row.ownerName ? row.ownerId : null}
          name={row.ownerName ?? t(REPORT_WORDS[row.about].unknownOwner)}
        />
      </span>
    </span>
  ),
}

/** A message has no page that an administrator may open: the one of its sender. */
function pageOfSubject({ about, subjectId, ownerUsername }: Report): string {
  return about === 'listing' ? `/property/${subjectId}` : `/u/${encodeURIComponent(ownerUsername ?? subjectId)}`
}

const COLUMNS: Column<Report>[] = [
  { label: 'Reason', cell: (row) => t(REASON_LABELS[row.reason]) },
  { label: 'Details', cell: (row) => row.details ?? '–' },
  { label: 'State', cell: (row) => <State report={row} /> },
  {
    label: 'Reported by',
    wide: true,
    cell: (row) =>
      row.reporterName ? <PersonPageLink id={row.reporterId} name={row.reporterName} /> : reporterWords(row),
  },
  { label: 'When', cell: (row) => <span className="figures">{whenText(row.createdAt)}</span> },
]

type Props = { query: UseQueryResult<Report[]>; onDecided: () => Promise<unknown> }

export function ReportsTab({ query: { data, isError }, onDecided }: Props) {
  const t = useWords()
  const { search } = useAdminSearch()
  const [chosen, setChosen] = useState<Report | null>(null)
  const found = data?.filter((row) => matchesReport(row, search))
  return (
    <>
      <ListFrame
        filters={['reports']}
        placeholder={t('Words, names or listing')}
        page={found ? pageOf(found, search.page) : isError ? null : undefined}
        count={data?.length ?? 0}
        empty={{ icon: Flag, title: t('No reports'), reason: t('Reports appear here when people send them.') }}
      >
        {(rows) => (
          <Rows
            caption={t('Reports')}
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

function State({ report }: { report: Report }) {
  const t = useWords()
  const { status, decision, decidedBy } = report
  return (
    <>
      <Badge tone={REPORT_TONES[status]}>{t(reportState(report))}</Badge>
      {status === 'open' ? null : (
        <span className="mt-1 block text-xs text-ink-muted">{[decision, decidedBy].filter(Boolean).join(' · ')}</span>
      )}
    </>
  )
}

function decideButton(onDecide: (report: Report) => void) {
  return (row: Report) =>
    row.status === 'open' ? (
      <Button
        variant="outline"
        className="max-md:w-full"
        aria-label={t('Decide on “{words}”', { words: row.words || row.ownerName || t('Rating without a comment') })}
        onClick={() => onDecide(row)}
      >
        {t('Decide')}
      </Button>
    ) : null
}
