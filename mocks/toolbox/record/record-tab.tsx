import { useCallback, useState } from 'react'
import { Button } from '@/ui/button/button'
import { CopyButton } from '../parts/copy-button'
import { saveFile } from '@/lib/save-file'
import { codeClass, listClass, Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { bareUrl, shownPath, useTools } from '../tools'
import { useAction, useWatched } from '../use-watched'
import { stateNow } from '../actions/whole-state'
import { recorderOf } from './recorder'
import { replay, type Replay } from './replay'
import { writeScenario } from './write-scenario'

/** Records calls, writes them as a scenario, and checks that a replay ends in the same state. */
export function RecordTab() {
  const tools = useTools()
  const recorder = recorderOf(tools.backend)
  const recording = useWatched(
    useCallback((tell: () => void) => recorder.watch(tell), [recorder]),
    recorder.recording,
  )
  const { run, outcome, busy } = useAction()
  const [proof, setProof] = useState<Replay | null>(null)
  const running = recording !== null && recording.end === null
  const file = () => (recording ? writeScenario(recording, shownPath() + bareUrl(tools).search) : '')
  return (
    <>
      <Section title={running ? 'Recording' : 'Record a session'}>
        <p className="text-ink-muted">
          Calls that change something, with what they sent, as whom and at which time of the demo. Reloads are survived.
        </p>
        <Row>
          {running ? (
            <Button
              onClick={() =>
                run(async () => {
                  // What the last call set in motion is planned by then.
                  await tools.backend.writing(async () => {})
                  recorder.stop(stateNow(tools))
                })
              }
            >
              Stop
            </Button>
          ) : (
            <Button
              onClick={() => {
                setProof(null)
                recorder.start(stateNow(tools))
              }}
            >
              Start
            </Button>
          )}
        </Row>
        {recording ? <Calls calls={recording.calls} /> : null}
      </Section>
      {recording?.end ? (
        <Section title="What was recorded">
          <Row>
            <CopyButton label="Copy scenario" text={file} />
            <Button variant="outline" onClick={() => saveFile('recorded.ts', file(), 'text/typescript')}>
              Download scenario
            </Button>
            <Button variant="outline" busy={busy} onClick={() => run(async () => setProof(await replay(recording)))}>
              Replay
            </Button>
          </Row>
          <OutcomeLine outcome={outcome} />
          {proof ? <Proof proof={proof} /> : null}
        </Section>
      ) : null}
    </>
  )
}

function Calls({ calls }: { calls: readonly { endpoint: string; status: number; at: number }[] }) {
  if (calls.length === 0) return <Nothing>No call yet.</Nothing>
  return (
    <ol className={listClass} aria-label="Recorded calls">
      {calls.map(({ endpoint, status, at }, index) => (
        // The list only grows, so the index is a stable key.
        <li key={index} className="flex justify-between gap-2 px-3 py-2">
          <span className="font-strong">{endpoint}</span>
          <span className="figures text-ink-muted">
            {status}, {new Date(at).toLocaleTimeString('en-PH', { hour12: false })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Proof({ proof: { calls, skipped, differences } }: { proof: Replay }) {
  const equal = differences.length === 0
  return (
    <div role="status" className="space-y-2">
      <p className={equal ? 'text-good' : 'text-bad'}>
        {equal
          ? `Equal: ${calls} calls lead to the same state. Times may differ by up to five seconds.`
          : `Not equal: ${calls} calls lead to another state. What this toolbox wrote without a call is not repeated.`}
      </p>
      {[...differences, ...skipped.map((one) => `Not replayed: ${one}.`)].slice(0, 30).map((line) => (
        <p key={line} className={codeClass}>
          {line}
        </p>
      ))}
    </div>
  )
}
