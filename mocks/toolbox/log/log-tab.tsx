import { useCallback, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { TextField } from '@/ui/text-field/text-field'
import type { LogEntry } from '../../network/log'
import { saveFile } from '@/lib/save-file'
import { listClass, Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction, useWatched } from '../use-watched'
import { toHar } from './har'
import { LogLine } from './log-line'

const MOST = 100
const KINDS = [
  { value: 'calls', label: 'Calls' },
  { value: 'failed', label: 'Failed' },
  { value: 'socket', label: 'Socket' },
  { value: 'all', label: 'All' },
] as const
type Kind = (typeof KINDS)[number]['value']

/** Every call and every socket event, the latest first. */
export function LogTab() {
  const tools = useTools()
  const { log } = tools.backend
  const { run, outcome, busy } = useAction()
  const entries = useWatched(
    useCallback((tell: () => void) => log.watch(tell), [log]),
    log.entries,
  )
  const [kind, setKind] = useState<Kind>('calls')
  const [sought, setSought] = useState('')
  const found = entries.filter((entry) => fits(entry, kind, sought.toLowerCase())).toReversed()
  return (
    <Section
      title={`${entries.length} entries`}
      actions={
        <Button size="small" variant="outline" className="min-h-10" onClick={log.clear}>
          Clear
        </Button>
      }
    >
      <Row>
        <Button
          busy={busy}
          onClick={() =>
            run(async () => {
              const { writeBugReport } = await import('../report/bug-report')
              const report = await writeBugReport(tools, document.getElementById('toolbox'))
              saveFile('bug-report.html', report, 'text/html')
              return 'The report is saved: link, build, steps, screen and calls in one page.'
            })
          }
        >
          Bug report
        </Button>
        <Button
          variant="outline"
          onClick={() => run(() => saveFile('calls.har', JSON.stringify(toHar(log.calls(), location.origin), null, 2)))}
        >
          Save as HAR
        </Button>
      </Row>
      <OutcomeLine outcome={outcome} />
      <Row>
        <Segmented label="Kind" options={KINDS} value={kind} onValueChange={setKind} />
        <TextField
          className="flex-1"
          label="Find in the log"
          hideLabel
          placeholder="Find in the log"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </Row>
      {found.length === 0 ? <Nothing>Nothing of this kind yet.</Nothing> : null}
      <ul className={found.length > 0 ? listClass : ''} aria-label="Log">
        {found.slice(0, MOST).map((entry) => (
          <LogLine key={entry.number} entry={entry} />
        ))}
      </ul>
    </Section>
  )
}

/** Calls for pictures are many, so only 'All' lists them. */
const FILES = ['checkStoredFile', 'getStoredFile', 'getStoredFileByApi']

function fits(entry: LogEntry, kind: Kind, words: string): boolean {
  if (kind === 'calls' && ('frame' in entry || FILES.includes(entry.call.endpoint))) return false
  if (kind === 'socket' && !('frame' in entry)) return false
  if (kind === 'failed' && ('frame' in entry || (entry.call.status > 0 && entry.call.status < 400))) return false
  return JSON.stringify('call' in entry ? { ...entry.call, ids: undefined } : entry.frame)
    .toLowerCase()
    .includes(words)
}
