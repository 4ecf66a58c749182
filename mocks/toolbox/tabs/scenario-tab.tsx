import { useState } from 'react'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { TOPICS } from '../../scenarios/catalog'
import type { Scenario } from '../../scenarios/scenario'
import { listClass, Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { resetToSeed } from '../actions/reset-to-seed'
import { urlOf, useTools } from '../tools'
import { useAction } from '../use-watched'

/** Lists the catalog's scenarios. A press opens one. */
export function ScenarioTab() {
  const tools = useTools()
  const { backend, go } = tools
  const { run, outcome, busy } = useAction()
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/)
  const topics = TOPICS.map(({ name, scenarios }) => ({
    name,
    scenarios: scenarios.filter((one) => {
      const text = `${name} ${one.id} ${one.title} ${one.see}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  })).filter(({ scenarios }) => scenarios.length > 0)
  const reset = () =>
    run(async () => {
      await resetToSeed(tools)
      backend.rules.set(backend.scenario.network ?? [])
      go()
    })
  return (
    <>
      <Section title={`Now: ${backend.scenario.title}`}>
        <p className="text-ink-muted">{backend.scenario.see}</p>
        <Row>
          <Button variant="outline" busy={busy} onClick={reset}>
            Back to the seed
          </Button>
        </Row>
        <OutcomeLine outcome={outcome} />
      </Section>
      <TextField
        label="Find a scenario"
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div className="mt-4">
        {topics.length === 0 ? <Nothing>No scenario has these words.</Nothing> : null}
        {topics.map(({ name, scenarios }) => (
          <Section key={name} title={name}>
            <ul className={listClass}>
              {scenarios.map((one) => (
                <Entry key={one.id} scenario={one} current={one.id === backend.scenario.id} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  )
}

function Entry({ scenario, current }: { scenario: Scenario; current: boolean }) {
  const { go } = useTools()
  return (
    <li className="flex items-start gap-3 p-3" aria-current={current || undefined}>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {scenario.title} {current ? <Badge tone="brand">Now</Badge> : null}
        </p>
        <p className="font-mono text-xs text-ink-muted">{scenario.id}</p>
        <p className="mt-1 text-[0.8125rem] text-ink-muted">{scenario.see}</p>
      </div>
      <Button
        size="small"
        variant="outline"
        className="min-h-10"
        aria-label={`Open ${scenario.title}`}
        onClick={() => go(urlOf(scenario.start, { scenario: scenario.id, ...(current ? { reset: '' } : {}) }))}
      >
        Open
      </Button>
    </li>
  )
}
