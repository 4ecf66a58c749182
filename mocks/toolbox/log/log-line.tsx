import { Badge, type BadgeTone } from '@/ui/badge/badge'
import type { CallRecord, FrameRecord, LogEntry } from '../../network/log'
import { describeStep } from '../network/step-draft'
import { CopyButton } from '../parts/copy-button'
import { codeClass, Row } from '../parts/section'
import { useTools } from '../tools'
import { asCurl, asRule } from './write-call'

/** One entry of the log, with its details when it is open. */
export function LogLine({ entry }: { entry: LogEntry }) {
  return <li>{'call' in entry ? <Call call={entry.call} /> : <Frame frame={entry.frame} />}</li>
}

const summaryClass = 'flex min-h-11 items-center gap-2 px-3 py-1.5 hover:bg-surface-sunken'

function Call({ call }: { call: CallRecord }) {
  const { backend } = useTools()
  const { endpoint, method, url, status, ms, rule, verdict, message, body, form, at, token } = call
  const { pathname, search } = new URL(url, location.origin)
  return (
    <details>
      <summary className={summaryClass}>
        <Badge tone={toneOf(status)}>{status === 0 ? 'broken' : status}</Badge>
        <span className="min-w-0 flex-1 truncate font-strong">{endpoint}</span>
        <span className="figures text-xs text-ink-muted">{ms} ms</span>
        <span className="figures text-xs text-ink-muted">{time(at)}</span>
      </summary>
      <div className="space-y-2 bg-surface-sunken p-3">
        <p className={codeClass}>
          {method} {pathname + search}
        </p>
        <p>
          Contract: {verdict === 'ok' ? 'kept' : verdict}
          {message ? `. ${message}` : ''}
        </p>
        <p>As: {token ? (backend.viewerOf(token)?.name ?? 'a session that is over, or an administrator') : 'nobody'}</p>
        {rule ? <p>Rule: {describeStep(rule)}</p> : null}
        {form ? <p>A form; its files are not kept here.</p> : null}
        {body ? <pre className={codeClass}>{body}</pre> : null}
        <Row>
          <CopyButton small label="Copy as curl" text={asCurl(call)} />
          <CopyButton small label="Copy as a rule" text={asRule(call)} />
        </Row>
      </div>
    </details>
  )
}

function Frame({ frame: { at, direction, event, user, payload } }: { frame: FrameRecord }) {
  const { db } = useTools().backend
  return (
    <details>
      <summary className={summaryClass}>
        <Badge tone="brand">{direction === 'in' ? 'from' : 'to'}</Badge>
        <span className="min-w-0 flex-1 truncate font-strong">
          {event}, {db.user.find(user)?.name ?? user}
        </span>
        <span className="figures text-xs text-ink-muted">{time(at)}</span>
      </summary>
      <pre className={`${codeClass} bg-surface-sunken p-3`}>{JSON.stringify(payload, null, 2)}</pre>
    </details>
  )
}

function toneOf(status: number): BadgeTone {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}

function time(at: number): string {
  return new Date(at).toLocaleTimeString('en-PH', { hour12: false })
}
