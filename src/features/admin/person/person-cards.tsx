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
  reportState,
  STATUS_LABELS,
  whenText,
} from '../labels'
import { PersonPageLink } from '../lists/person-page-link'

export function PersonCards({ person }: { person: AdminPerson }) {
  const { standing, names, listings, conversations, reportsAbout, reportsBy, decisions } = person
  return (
    <div className="mt-5 grid items-start gap-4 lg:grid-cols-2">
      {standing.reason ? <Suspension standing={standing} /> : null}
      <Identity person={person} />
      <List title="Earlier names" none="The name never changed." rows={names} keyOf={({ givenUpAt }) => givenUpAt}>
        {({ name, givenUpAt }) => <Line text={name} more={`until ${whenText(givenUpAt, 'day')}`} />}
      </List>
      <List title="Listings" none="No listings." rows={listings} keyOf={({ id }) => String(id)}>
        {({ id, title, status, paused }) => (
          <Line
            text={
              <a href={`/property/${id}`} target="_blank" rel="noreferrer" className={linkClass}>
                {title}
              </a>
            }
            more={paused ? `${status}, paused` : status}
          />
        )}
      </List>
      <List title="Reports about them" none="Nobody reported them." rows={reportsAbout} keyOf={({ id }) => String(id)}>
        {(report) => <ReportLine report={report} who={{ id: report.reporterId, name: report.reporterName }} by />}
      </List>
      <List
        title="Reported conversations"
        none="No message of theirs or to them was reported."
        rows={conversations}
        keyOf={({ id }) => String(id)}
      >
        {({ title, otherId, otherName, words }) => (
          <Line
            text={
              <>
                With {otherName ? <PersonPageLink id={otherId} name={otherName} /> : 'a closed account'}
                {title ? ` about ${title}` : ''}
              </>
            }
            more={words.map((each) => `“${each}”`).join(' ')}
          />
        )}
      </List>
      <List title="Reports by them" none="They reported nothing." rows={reportsBy} keyOf={({ id }) => String(id)}>
        {(report) => <ReportLine report={report} who={{ id: report.ownerId, name: report.ownerName }} />}
      </List>
      <List title="Decisions" none="Nothing was decided yet." rows={decisions} keyOf={({ id }) => String(id)}>
        {(record) => <DecisionLine record={record} />}
      </List>
    </div>
  )
}

function Suspension({ standing }: { standing: AdminPerson['standing'] }) {
  return (
    <Card title={standing.state === 'closed' ? 'Closed account' : 'Suspension'} className="lg:col-span-2">
      <FactRows
        facts={[
          { label: 'Reason', value: standing.reason },
          { label: 'Since', value: whenText(standing.decided_at) },
          { label: 'Ends', value: standing.ends_at ? whenText(standing.ends_at) : 'Without an end' },
          { label: 'Their answer', value: standing.answer ?? 'None yet' },
          ...(standing.answer ? [{ label: 'Answered', value: whenText(standing.answered_at) }] : []),
          ...(standing.kept_because ? [{ label: 'Kept because', value: standing.kept_because }] : []),
        ]}
      />
    </Card>
  )
}

function Identity({ person: { user, phoneNumber, requestedName } }: { person: AdminPerson }) {
  return (
    <Card title="Identity">
      <FactRows
        facts={[
          { label: 'Mobile', value: phoneNumber ?? 'None' },
          { label: 'Mobile verified', value: user.phoneVerified ? 'Yes' : 'No' },
          { label: 'ID', value: user.idType ? ID_TYPE_LABELS[user.idType] : STATUS_LABELS[user.status][0] },
          ...(requestedName ? [{ label: 'Asks for the name', value: requestedName }] : []),
          { label: 'Place', value: user.location ?? 'Not said' },
          { label: 'Joined', value: whenText(user.createdAt, 'day') },
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
  const { about, words, reason, details, status, decision, createdAt } = report
  return (
    <Line
      text={
        <span className="flex flex-wrap items-center justify-between gap-2">
          {REPORT_WORDS[about].kind}: {words || 'Stars without words'}
          <Badge tone={REPORT_TONES[status]}>{reportState(report)}</Badge>
        </span>
      }
      more={
        <>
          {REASON_LABELS[reason]}
          {details ? `: ${details}` : ''} · {by ? 'by ' : 'about '}
          {who.name ? <PersonPageLink id={who.id} name={who.name} /> : 'a closed account'} · {whenText(createdAt)}
          {decision ? ` · ${decision}` : ''}
        </>
      }
    />
  )
}

function DecisionLine({ record: { action, reason, adminEmail, createdAt } }: { record: AuditRecord }) {
  const [words, tone] = ACTION_LABELS[action]
  return (
    <Line
      text={<Badge tone={tone}>{words}</Badge>}
      more={[reason, adminEmail, whenText(createdAt)].filter(Boolean).join(' · ')}
    />
  )
}
