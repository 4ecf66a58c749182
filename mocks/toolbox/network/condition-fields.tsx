import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { PERSONA_IDS } from '../../accounts'
import { Choice } from '../parts/choice'
import { useTools } from '../tools'
import type { ConditionDraft } from './condition-draft'

type Props = { draft: ConditionDraft; onChange: (draft: ConditionDraft) => void }

/** For which calls a rule is: parameters, a part of the body, the caller, and a share of them. */
export function ConditionFields({ draft, onChange }: Props) {
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
