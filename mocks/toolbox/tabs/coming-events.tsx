import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import type { ListedEvent } from '../../control/mock-commands'
import { listClass, Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'

const MOST = 40

/** What is to happen without a call, the next first. Each event is brought forward, moved or dropped. */
export function ComingEvents() {
  const { run, outcome } = useAction()
  const events = useComingEvents()
  return (
    <Section title={`To come (${events.length})`}>
      {events.length === 0 ? <Nothing>Nothing is planned.</Nothing> : null}
      <ul className={events.length > 0 ? listClass : ''} aria-label="To come">
        {events.slice(0, MOST).map((event) => (
          <Line key={event.id} event={event} run={run} />
        ))}
      </ul>
      {events.length > MOST ? <p className="text-ink-muted">And {events.length - MOST} more.</p> : null}
      <OutcomeLine outcome={outcome} />
    </Section>
  )
}

/** Asks twice a second: what is to come changes with rows and time. */
function useComingEvents(): readonly ListedEvent[] {
  const { mock } = useTools()
  const [events, setEvents] = useState<readonly ListedEvent[]>([])
  useEffect(() => {
    let here = true
    const ask = async () => {
      const next = await mock.events()
      if (here) setEvents(next)
    }
    void ask()
    const timer = setInterval(() => void ask(), 500)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [mock])
  return events
}

type LineProps = { event: ListedEvent; run: ReturnType<typeof useAction>['run'] }

function Line({ event: { id, at, what, canMove, canDrop }, run }: LineProps) {
  const { backend, mock } = useTools()
  const [moving, setMoving] = useState(false)
  const [date, setDate] = useState('')
  const change = (task: () => Promise<void>, said: string) =>
    run(async () => {
      await task()
      return said
    })
  const move = () => {
    const to = Date.parse(date)
    if (Number.isNaN(to)) return run(() => Promise.reject(new Error('Choose a date and a time.')))
    setMoving(false)
    return change(() => mock.moveEvent(id, new Date(to).toISOString()), `Moved: ${what}.`)
  }
  return (
    <li className="space-y-2 p-3">
      <p className="font-strong">{what}</p>
      <p className="figures text-[0.8125rem] text-ink-muted">
        {new Date(at).toLocaleString('en-PH', { dateStyle: 'medium', timeStyle: 'medium' })},{' '}
        {distance(Date.parse(at) - backend.clock.now())}
      </p>
      <Row>
        <Button
          size="small"
          variant="outline"
          className="min-h-10"
          aria-label={`Now: ${what}`}
          onClick={() => change(() => mock.runNow(id), `It happened: ${what}.`)}
        >
          Now
        </Button>
        {canMove ? (
          <Button
            size="small"
            variant="outline"
            className="min-h-10"
            aria-label={`Move: ${what}`}
            aria-expanded={moving}
            onClick={() => setMoving(!moving)}
          >
            Move
          </Button>
        ) : null}
        {canDrop ? (
          <Button
            size="small"
            variant="outline"
            className="min-h-10"
            aria-label={`Drop: ${what}`}
            onClick={() => change(() => mock.dropEvent(id), `Dropped: ${what}.`)}
          >
            Drop
          </Button>
        ) : null}
      </Row>
      {moving ? (
        <Row>
          <TextField
            label="New date and time"
            type="datetime-local"
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
          <Button onClick={move}>Set</Button>
        </Row>
      ) : null}
    </li>
  )
}

function distance(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 2) return `in ${Math.max(0, Math.round(ms / 1_000))} s`
  if (minutes < 120) return `in ${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `in ${hours} h` : `in ${Math.round(hours / 24)} days`
}
