import type { ReactNode } from 'react'
import type { AuditRecord } from '@/contract/admin'
import type { Report } from '@/contract/listing/reports'
import type { AdminPerson } from '@/contract/standing'
import { REASON_LABELS } from '@/domain/reports/report-reasons'
import { Badge } from '@/ui/badge/badge'
import { linkClass } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import {
  ACTION_LABELS,
  ID_TYPE_LABELS,
  REPORT_TONES,
  REPORT_WORDS,
  listingState,
  reportState,
  STATUS_LABELS,
  whenText,
} from '../labels'
import { PersonPageLink } from '../lists/person-page-link'
import { useWords } from '@/words/use-words'

export function PersonCards({ person }: { person: AdminPerson }) {
  const t = useWords()
  const { standing, names, listings, conversations, reportsAbout, reportsBy, decisions } = person
  return (
    <div className="mt-5 grid items-start gap-4 lg:grid-cols-2">
      {standing.reason ? <Suspension standing={standing} /> : null}
      <Identity person={person} />
      <List
        title={t('Earlier names')}
        none={t('They never changed their name.')}
        rows={names}
        keyOf={({ givenUpAt }) => givenUpAt}
      >
        {({ name, givenUpAt }) => <Line text={name} more={t('until {date}', { date: whenText(givenUpAt, 'day') })} />}
      </List>
      <List title={t('Listings')} none={t('No listings.')} rows={listings} keyOf={({ id }) => String(id)}>
        {({ id, title, status, paused }) => (
          <Line
            text={
              <a href={`/property/${id}`} target="_blank" rel="noreferrer" className={linkClass}>
                {title}
              </a>
            }
            more={listingState(status, paused)}
          />
        )}
      </List>
      <List
        title={t('Reports about them')}
        none={t('No reports about them.')}
        rows={reportsAbout}
        keyOf={({ id }) => String(id)}
      >
        {(report) => <ReportLine report={report} who={{ id: report.reporterId, name: report.reporterName }} by />}
      </List>
      <List
        title={t('Reported conversations')}
        none={t('No reported conversations.')}
        rows={conversations}
        keyOf={({ id }) => String(id)}
      >
        {({ title, otherId, otherName, words }) => (
          <Line
            text={
              otherName
                ? t.rich(title ? 'With {name} about {title}' : 'With {name}', {
                    name: <PersonPageLink id={otherId} name={otherName} />,
                    title,
                  })
                : title
                  ? t('With a closed account about {title}', { title })
                  : t('With a closed account')
            }
            more={words.map((each) => `“${each}”`).join(' ')}
          />
        )}
      </List>
      <List
        title={t('Reports by them')}
        none={t('They have not reported anything.')}
        rows={reportsBy}
        keyOf={({ id }) => String(id)}
      >
        {(report) => <ReportLine report={report} who={{ id: report.ownerId, name: report.ownerName }} />}
      </List>
      <List title={t('Decisions')} none={t('No decisions yet.')} rows={decisions} keyOf={({ id }) => String(id)}>
        {(record) => <DecisionLine record={record} />}
      </List>
    </div>
  )
}

function Suspension({ standing }: { standing: AdminPerson['standing'] }) {
  const t = useWords()
  return (
    <Card title={standing.state === 'closed' ? t('Closed account') : t('Suspension')} className="lg:col-span-2">
      <FactRows
        facts={[
          { label: t('Reason'), value: standing.reason },
          { label: t('Since'), value: whenText(standing.decided_at) },
          { label: t('Ends'), value: standing.ends_at ? whenText(standing.ends_at) : t('No end date') },
          { label: t('Their answer'), value: standing.answer ?? t('None yet') },
          ...(standing.answer ? [{ label: t('Answered'), value: whenText(standing.answered_at) }] : []),
          ...(standing.kept_because ? [{ label: t('Kept because'), value: standing.kept_because }] : []),
        ]}
      />
    </Card>
  )
}

function Identity({ person: { user, phoneNumber, requestedName } }: { person: AdminPerson }) {
  const t = useWords()
  return (
    <Card title={t('Identity')}>
      <FactRows
        facts={[
          { label: t('Mobile'), value: phoneNumber ?? t('None') },
          { label: t('Mobile verified'), value: user.phoneVerified ? t('Yes') : t('No') },
          { label: t('ID'), value: t(user.idType ? ID_TYPE_LABELS[user.idType] : STATUS_LABELS[user.status][0]) },
          ...(requestedName ? [{ label: t('Requested name'), value: requestedName }] : []),
          { label: t('Place'), value: user.location ?? t('Not stated') },
          { label: t('Joined'), value: whenText(user.createdAt, 'day') },
        ]}
      />
    </Card>
  )
}

type ListProps<Row> = {
  title: string
  none: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

function List<Row>({ title, none, rows, keyOf, children }: ListProps<Row>) {
  return (
    <Card title={rows.length > 0 ? `${title} (${rows.length})` : title}>
      {rows.length === 0 ? <p className="text-ink-muted">{none}</p> : null}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={keyOf(row)} className="py-2">
            {children(row)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Line({ text, more }: { text: ReactNode; more: ReactNode }) {
  return (
    <>
      <p className="font-strong wrap-anywhere">{text}</p>
      <p className="text-[0.8125rem] text-ink-muted wrap-anywhere">{more}</p>
    </>
  )
}

type ReportLineProps = { report: Report; who: { id: Report['ownerId']; name: Report['ownerName'] }; by?: true }

function ReportLine({ report, who, by }: ReportLineProps) {
  const t = useWords()
  const { about, words, reason, details, status, decision, createdAt } = report
  return (
    <Line
      text={
        <span className="flex flex-wrap items-center justify-between gap-2">
          {t('{kind}: {text}', { kind: t(REPORT_WORDS[about].kind), text: words || t('Rating without a comment') })}
          <Badge tone={REPORT_TONES[status]}>{t(reportState(report))}</Badge>
        </span>
      }
      more={
        <>
          {details ? `${t(REASON_LABELS[reason])}: ${details}` : t(REASON_LABELS[reason])} ·{' '}
          {who.name
            ? t.rich(by ? 'by {name}' : 'about {name}', { name: <PersonPageLink id={who.id} name={who.name} /> })
            : t(by ? (who.id ? 'by a closed account' : 'by an automatic check') : 'about a closed account')}{' '}
          · {whenText(createdAt)}
          {decision ? ` · ${decision}` : ''}
        </>
      }
    />
  )
}

function DecisionLine({ record: { action, reason, adminEmail, createdAt } }: { record: AuditRecord }) {
  const t = useWords()
  const [words, tone] = ACTION_LABELS[action]
  return (
    <Line
      text={<Badge tone={tone}>{t(words)}</Badge>}
      more={[reason, adminEmail, whenText(createdAt)].filter(Boolean).join(' · ')}
    />
  )
}
