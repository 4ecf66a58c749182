import { useState } from 'react'
import { ENDPOINTS } from '@/contract'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import type { NetworkRule } from '../../network/rules/rules'
import { Choice } from '../parts/choice'
import { OutcomeLine, Row } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'
import { NO_CONDITION, toConditions, type ConditionDraft } from './condition-draft'
import { BLANK_STEP, toStep } from './step-draft'
import { StepFields } from './step-fields'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { PERSONA_IDS } from '../../accounts'

type Target = { value: NetworkRule['on']; label: string; group?: string | undefined }

const TARGETS: readonly Target[] = [
  { value: '*', label: 'Every endpoint' },
  ...ENDPOINTS.map(({ id, method, path }) => ({
    value: id,
    label: `${id} (${method} ${path})`,
    group: path.split('/')[2],
  })),
]

let lastKey = 0
const blank = () => ({ key: (lastKey += 1), draft: BLANK_STEP })

/** Creates a rule: an endpoint, the steps for its calls, and what follows the last step. */
export function RuleForm() {
  const { backend } = useTools()
  const { run, outcome } = useAction()
  const [on, setOn] = useState<NetworkRule['on']>('listProperties')
  const [steps, setSteps] = useState(() => [blank()])
  const [afterwards, setAfterwards] = useState<'normal' | 'repeat'>('normal')
  const [condition, setCondition] = useState(NO_CONDITION)
  const add = () =>
    run(() => {
      const given = { on, steps: steps.map(({ draft }) => toStep(draft)), afterwards, ...toConditions(condition) }
      backend.rules.add(given)
      setSteps([blank()])
      setCondition(NO_CONDITION)
      return `The rule for ${on === '*' ? 'every endpoint' : on} is on.`
    })
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Choice label="Endpoint" value={on} options={TARGETS} onValueChange={setOn} />
      {steps.map(({ key, draft }, index) => (
        <StepFields
          key={key}
          number={index + 1}
          step={draft}
          onChange={(next) => setSteps(steps.map((one) => (one.key === key ? { key, draft: next } : one)))}
          onRemove={steps.length > 1 ? () => setSteps(steps.filter((one) => one.key !== key)) : undefined}
        />
      ))}
      <Segmented
        label="After the last call"
        wide
        value={afterwards}
        onValueChange={setAfterwards}
        options={[
          { value: 'normal', label: 'Then as usual' },
          { value: 'repeat', label: 'Repeat the last' },
        ]}
      />
      <ConditionFields draft={condition} onChange={setCondition} />
      <Row>
        <Button
          variant="outline"
          onClick={() => setSteps([...steps, { ...blank(), draft: steps.at(-1)?.draft ?? BLANK_STEP }])}
        >
          Add a further call
        </Button>
        <Button type="submit">Switch the rule on</Button>
      </Row>
      <OutcomeLine outcome={outcome} />
    </form>
  )
}

type Props = { draft: ConditionDraft; onChange: (draft: ConditionDraft) => void }

function ConditionFields({ draft, onChange }: Props) {
  const { db } = useTools().backend
  const set = (change: Partial<ConditionDraft>) => onChange({ ...draft, ...change })
  const demo: readonly string[] = Object.values(PERSONA_IDS)
  const callers = [
    { value: '', label: 'Anybody' },
    { value: 'visitor', label: 'Visitors' },
    { value: 'admin', label: 'The super administrator' },
    ...[...demo.flatMap((id) => db.user.find(id) ?? []), ...db.user.where(({ id }) => !demo.includes(id))].map(
      ({ id, name }) => ({ value: id, label: `${name} (${id})` }),
    ),
  ]
  return (
    <details className="rounded-control border border-line p-3">
      <summary className="min-h-8 font-strong">Only for some calls</summary>
      <div className="mt-2 space-y-3">
        <TextField
          label="Parameters of path or query"
          hint="Such as id=7, page=2."
          value={draft.params}
          onChange={({ target }) => set({ params: target.value })}
        />
        <TextArea
          label="Part of the body, as JSON"
          optional
          rows={2}
          spellCheck={false}
          className="[&_textarea]:min-h-11 [&_textarea]:font-mono [&_textarea]:text-xs"
          value={draft.body}
          onChange={({ target }) => set({ body: target.value })}
        />
        <Choice label="Caller" value={draft.as} options={callers} onValueChange={(as) => set({ as })} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Chance, %"
            inputMode="numeric"
            value={draft.chance}
            onChange={({ target }) => set({ chance: target.value })}
          />
          <TextField
            label="Seed"
            inputMode="numeric"
            value={draft.seed}
            onChange={({ target }) => set({ seed: target.value })}
          />
        </div>
        <p className="text-[0.8125rem] text-ink-muted">The same seed chooses the same calls again.</p>
      </div>
    </details>
  )
}
