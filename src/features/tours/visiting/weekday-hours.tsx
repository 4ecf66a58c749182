import { Plus, X } from 'lucide-react'
import type { Weekday } from '@/contract/tours/visiting-times'
import { weekdayName } from '@/domain/tours/visiting-times'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { FieldNote } from '@/ui/field/field'
import { IconButton } from '@/ui/icon-button/icon-button'
import { TextField } from '@/ui/text-field/text-field'
import { spanProblem, type Span } from './times-draft'
import { useWords } from '@/words/use-words'

/** More than a morning, an afternoon and an evening is rare. */
const MOST_SPANS = 3

type Props = {
  weekday: Weekday
  spans: readonly Span[]
  tried: boolean
  onChange: (spans: readonly Span[]) => void
}

export function WeekdayHours({ weekday, spans, tried, onChange }: Props) {
  const t = useWords()
  const name = weekdayName(weekday)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Checkbox
        label={name}
        checked={spans.length > 0}
        onCheckedChange={(open) => onChange(open ? [{ from: '09:00', until: '17:00' }] : [])}
        className="[&_label]:min-h-11"
      />
      {spans.length === 0 ? (
        <p className="flex items-center text-ink-muted max-sm:sr-only">{t('No tours')}</p>
      ) : (
        <ul aria-label={t('Hours on {name}', { name })} className="space-y-2 max-sm:pb-1.5">
          {spans.map((span, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- spans have no ids, and a new one is added at the end
            <li key={place}>
              <SpanFields
                name={name}
                which={place + 1}
                span={span}
                tried={tried}
                onChange={(changes) => onChange(spans.map((one, at) => (at === place ? { ...one, ...changes } : one)))}
                onRemove={spans.length > 1 ? () => onChange(spans.filter((_, at) => at !== place)) : null}
                onAdd={
                  place === spans.length - 1 && spans.length < MOST_SPANS
                    ? () => onChange([...spans, { from: '', until: '' }])
                    : null
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SpanProps = {
  name: string
  which: number
  span: Span
  tried: boolean
  onChange: (changes: Partial<Span>) => void
  onRemove: (() => void) | null
  onAdd: (() => void) | null
}

function SpanFields({ name, which, span, tried, onChange, onRemove, onAdd }: SpanProps) {
  const t = useWords()
  const problem = spanProblem(span)
  const shown = problem && (tried || (span.from !== '' && span.until !== '')) ? problem : null
  return (
    <div>
      <div className="flex items-center gap-2">
        <TextField
          type="time"
          label={which === 1 ? t('{name} from', { name }) : t('{name}, hours {n}, from', { name, n: which })}
          hideLabel
          aria-invalid={shown ? true : undefined}
          value={span.from}
          onChange={(event) => onChange({ from: event.target.value })}
          inputClassName="pr-1.5 pl-2 text-[0.9375rem]"
          className="flex-1 sm:max-w-36"
        />
        <span aria-hidden className="text-ink-muted">
          {t('to')}
        </span>
        <TextField
          type="time"
          label={which === 1 ? t('{name} until', { name }) : t('{name}, hours {n}, until', { name, n: which })}
          hideLabel
          value={span.until}
          onChange={(event) => onChange({ until: event.target.value })}
          inputClassName="pr-1.5 pl-2 text-[0.9375rem]"
          className="flex-1 sm:max-w-36"
        />
        <span className="flex shrink-0">
          {onRemove ? (
            <IconButton label={t('Remove hours {n} on {name}', { n: which, name })} size={44} onClick={onRemove}>
              <X aria-hidden size={18} />
            </IconButton>
          ) : null}
          {onAdd ? (
            <IconButton label={t('Add hours on {name}', { name })} size={44} onClick={onAdd}>
              <Plus aria-hidden size={18} />
            </IconButton>
          ) : null}
        </span>
      </div>
      <div role="alert">
        <FieldNote id={`${name}-${which}`} error={shown ?? undefined} />
      </div>
    </div>
  )
}
