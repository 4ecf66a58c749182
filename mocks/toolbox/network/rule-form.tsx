import { useState } from 'react'
import { ENDPOINTS } from '@/contract'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import type { NetworkRule } from '../../network/rules/rules'
import { Choice } from '../parts/choice'
import { OutcomeLine, Row } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'
import { NO_CONDITION, toConditions } from './condition-draft'
import { ConditionFields } from './condition-fields'
import { BLANK_STEP, toStep } from './step-draft'
import { StepFields } from './step-fields'

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
          place={index + 1}
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
