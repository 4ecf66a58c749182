import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction, useEverySecond } from '../use-watched'
import { ComingEvents } from './coming-events'

const HOUR = 3_600_000
const JUMPS = [
  { label: '1 hour on', ms: HOUR },
  { label: '3 hours on', ms: 3 * HOUR },
  { label: '1 day on', ms: 24 * HOUR },
  { label: '7 days on', ms: 168 * HOUR },
  { label: '1 hour back', ms: -HOUR },
  { label: '1 day back', ms: -24 * HOUR },
]

/** The mock's clock: jump, pause, continue. Events that fall due are run, and every screen refetches. */
export function ClockTab() {
  const { backend, mock } = useTools()
  const { clock } = backend
  const { run, outcome } = useAction()
  const [date, setDate] = useState('')
  useEverySecond()
  const stopped = clock.stopped() !== null
  const change = (what: () => Promise<void>) =>
    run(async () => {
      await what()
      return `It is ${show(Date.parse(await mock.time()))} now.`
    })
  const jumpTo = () => {
    const at = Date.parse(date)
    if (Number.isNaN(at)) run(() => Promise.reject(new Error('Choose a date and a time.')))
    else change(() => mock.passTime(at - clock.now()))
  }
  return (
    <>
      <Section title="Time of the demo">
        <p className="figures text-xl font-heavy" data-testid="mock-time">
          {show(clock.now())}
        </p>
        <p className="text-ink-muted">
          {stopped ? 'Standing still.' : `Running, ${difference(clock.offset() ?? 0)}.`} Seeded{' '}
          {show(backend.seededAt())}. The same in every tab.
        </p>
        <Row>
          <Button variant="outline" onClick={() => change(() => (stopped ? mock.run() : mock.freeze()))}>
            {stopped ? 'Run on' : 'Freeze'}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              change(async () => {
                await mock.run()
                await mock.passTime(Date.now() - Date.parse(await mock.time()))
              })
            }
          >
            Back to real time
          </Button>
        </Row>
      </Section>
      <Section title="Jump">
        <Row>
          {JUMPS.map(({ label, ms }) => (
            <Button key={label} variant="outline" onClick={() => change(() => mock.passTime(ms))}>
              {label}
            </Button>
          ))}
        </Row>
        <Row>
          <TextField
            label="To a date and time"
            type="datetime-local"
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
          <Button onClick={jumpTo}>Jump</Button>
        </Row>
        <OutcomeLine outcome={outcome} />
      </Section>
      <ComingEvents />
    </>
  )
}

function show(ms: number): string {
  return new Date(ms).toLocaleString('en-PH', { dateStyle: 'medium', timeStyle: 'medium' })
}

function difference(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  if (minutes === 0) return 'at the real time'
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const parts = [days && `${days} d`, hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean)
  return `${parts.join(' ')} ${ms > 0 ? 'ahead of' : 'behind'} the real time`
}
