import { useState } from 'react'
import { Badge, type BadgeTone } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import type { CallRecord, FrameRecord, LogEntry } from '../../network/log'
import { describeStep } from '../network/step-draft'
import { CopyButton } from '../parts/copy-button'
import { codeClass, Row } from '../parts/section'
import { useTools } from '../tools'
import { asCurl, asRule, ruleOf } from './write-call'

export function LogLine({ entry }: { entry: LogEntry }) {
  return <li>{'call' in entry ? <Call call={entry.call} /> : <Frame frame={entry.frame} />}</li>
}

const summaryClass = 'flex min-h-11 items-center gap-2 px-3 py-1.5 hover:bg-surface-sunken'

function Call({ call }: { call: CallRecord }) {
  const { backend } = useTools()
  const { endpoint, method, url, status, ms, rule, verdict, message, body, form, at, token, answer } = call
  const [ruled, setRuled] = useState(false)
  const { pathname, search } = new URL(url, location.origin)
  return (
    <details>
      <summary className={summaryClass}>
        <Badge tone={toneOf(status)}>{status === 0 ? 'broken' : status}</Badge>
        <span className="min-w-0 flex-1 truncate font-strong">{endpoint}</span>
        <span className="figures text-xs text-ink-muted" data-measured>
          {ms} ms
        </span>
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
        <Part title="Request headers">{headerLines(call.requestHeaders)}</Part>
        <Part title="Request body">{body === undefined ? formLines(form) : indented(body)}</Part>
        <Part title="Response headers">{headerLines(call.responseHeaders)}</Part>
        <Part title="Response body">{answer === undefined ? '' : indented(answer)}</Part>
        {answer === undefined && status > 0 ? <p className="text-ink-muted">A file, or too long to keep.</p> : null}
        <Row>
          <CopyButton small label="Copy as curl" text={() => asCurl(backend, call)} />
          <CopyButton small label="Copy as a rule" text={() => asRule(call)} />
          <Button
            size="small"
            variant="outline"
            className="min-h-10"
            disabled={ruled}
            onClick={() => {
              backend.rules.add(ruleOf(call))
              setRuled(true)
            }}
          >
            {ruled ? 'The rule is on' : 'Switch on as a rule'}
          </Button>
        </Row>
      </div>
    </details>
  )
}

function Part({ title, children }: { title: string; children: string }) {
  if (children === '') return null
  return (
    <details>
      <summary className="min-h-8 font-strong">{title}</summary>
      <pre className={`${codeClass} max-h-80 overflow-y-auto rounded-control bg-surface-raised p-2`}>{children}</pre>
    </details>
  )
}

function headerLines(headers: Record<string, string> = {}): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function formLines(form: CallRecord['form'] = []): string {
  return form
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`}`)
    .join('\n')
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
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
