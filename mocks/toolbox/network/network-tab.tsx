import { useCallback } from 'react'
import { Button } from '@/ui/button/button'
import { Switch } from '@/ui/switch/switch'
import type { NetworkRule } from '../../network/rules/rules'
import { listClass, Nothing, Section } from '../parts/section'
import { useTools } from '../tools'
import { useEverySecond, useWatched } from '../use-watched'
import { RuleForm } from './rule-form'
import { describeRule } from './step-draft'

const SLOW: NetworkRule = { on: '*', steps: [{ delay: 2_000 }] }
const OFFLINE: NetworkRule = { on: '*', steps: [{ fail: 'network' }] }

/** Network rules by endpoint. The first rule that fits a call applies; chance follows from a seed. */
export function NetworkTab() {
  const { backend, realtime } = useTools()
  const { rules } = backend
  const list = useWatched(
    useCallback((tell: () => void) => rules.watch(tell), [rules]),
    rules.list,
  )
  useEverySecond()
  const standing = (preset: NetworkRule) => list.find((rule) => JSON.stringify(rule) === JSON.stringify(preset))
  const toggle = (preset: NetworkRule, on: boolean, last: boolean) => {
    const rule = standing(preset)
    if (on && !rule) rules.add({ ...preset }, { last })
    else if (rule) rules.remove(rule)
  }
  return (
    <>
      <Section title="All at once">
        <Switch
          label="Everything slow"
          hint="Two seconds a call; a rule of its own comes first."
          checked={standing(SLOW) !== undefined}
          onCheckedChange={(on) => toggle(SLOW, on, true)}
        />
        <Switch
          label="Everything offline"
          hint="Every call breaks, and the live connection too."
          checked={standing(OFFLINE) !== undefined}
          onCheckedChange={(on) => {
            toggle(OFFLINE, on, false)
            realtime()?.setUp(!on)
          }}
        />
      </Section>
      <Section
        title="Rules at work"
        actions={
          list.length > 0 ? (
            <Button
              size="small"
              variant="outline"
              className="min-h-10"
              onClick={() => {
                rules.set([])
                realtime()?.setUp(true)
              }}
            >
              Clear all
            </Button>
          ) : null
        }
      >
        {list.length === 0 ? <Nothing>None: every call is answered as usual.</Nothing> : null}
        <ul className={list.length > 0 ? listClass : ''} aria-label="Rules at work">
          {list.map((rule, index) => (
            <li key={`${rule.on}-${index}`} className="flex items-start gap-3 p-3">
              <div className="min-w-0 flex-1">
                <p className="font-strong">{rule.on === '*' ? 'Every endpoint' : rule.on}</p>
                <p className="text-[0.8125rem] text-ink-muted">{describeRule(rule)}</p>
                <p className="figures text-[0.8125rem] text-ink-muted">Applied to {rules.fired(rule)} calls.</p>
              </div>
              <Button
                size="small"
                variant="outline"
                className="min-h-10"
                aria-label={`Switch off the rule for ${rule.on === '*' ? 'every endpoint' : rule.on}`}
                onClick={() => rules.remove(rule)}
              >
                Switch off
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="A new rule">
        <RuleForm />
      </Section>
    </>
  )
}
