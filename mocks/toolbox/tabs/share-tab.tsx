import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/button'
import type { CapturedState } from '../../state/state'
import { linkTo, LONGEST_LINK, readState } from '../../state/state-link'
import { saveFile } from '@/lib/save-file'
import { pickFile } from '../parts/files'
import { CopyButton } from '../parts/copy-button'
import { OutcomeLine, Row, Section } from '../parts/section'
import { bareUrl, useTools } from '../tools'
import { useAction, useStore } from '../use-watched'
import { openHere, stateNow, stateWithFiles } from '../actions/whole-state'

/** A link to the present state; a file if it would exceed 6 KB. */
export function ShareTab() {
  const tools = useTools()
  const { run, outcome } = useAction()
  useStore()
  const state = stateNow(tools)
  const text = JSON.stringify(state)
  const url = bareUrl(tools).href
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    linkTo(url, JSON.parse(text) as CapturedState).then(
      (made) => here && setLink(made),
      (error: unknown) => here && setProblem(String(error)),
    )
    return () => {
      here = false
    }
  }, [url, text])
  const tables = Object.entries(state.rows)
  const rows = tables.reduce((sum, [, { added, changed, removed }]) => {
    return sum + (added?.length ?? 0) + (changed?.length ?? 0) + (removed?.length ?? 0)
  }, 0)
  const tooLong = link !== null && link.length > LONGEST_LINK
  return (
    <>
      <Section title="What travels">
        <ul className="list-disc space-y-1 pl-5">
          <li>Scenario: {tools.backend.scenario.title}</li>
          <li>Account: {tools.backend.viewerOf(tools.tokens.user() ?? '')?.name ?? 'visitor'}</li>
          <li>Clock: {'stopped' in state.clock ? 'standing still' : 'running, as far from the real time as here'}</li>
          <li>Network rules: {state.rules.length}</li>
          <li>
            Rows that differ from the seed: {rows}
            {tables.length > 0 ? ` (${tables.map(([name]) => name).join(', ')})` : ''}
          </li>
        </ul>
        <p className="text-ink-muted">Uploaded pictures travel in a file only.</p>
      </Section>
      <Section title="As a link">
        {problem ? <p className="text-bad">{problem}</p> : null}
        {tooLong ? (
          <p className="text-warn">
            The link would have {link.length.toLocaleString('en-PH')} characters, which many programs cut. Send the
            file.
          </p>
        ) : (
          <>
            <p className="figures text-ink-muted">
              {link === null ? 'Making the link…' : `${link.length} characters.`}
            </p>
            <CopyButton label="Copy link" text={() => linkTo(url, stateNow(tools))} />
          </>
        )}
      </Section>
      <Section title="As a file">
        <Row>
          <Button
            variant="outline"
            onClick={() =>
              run(async () => {
                saveFile(`proventous-${state.scenario}.json`, JSON.stringify(await stateWithFiles(tools)))
                return 'The file is made.'
              })
            }
          >
            Download file
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              run(async () => {
                const text = await pickFile()
                if (text !== null) await openHere(tools, readState(text))
              })
            }
          >
            Open a file
          </Button>
        </Row>
        <OutcomeLine outcome={outcome} />
      </Section>
    </>
  )
}
