import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { FORM_STEPS, stepOf, type FormStep } from './form-steps'
import type { ListingField } from '@/domain/listing/field-kinds'
import { useWords } from '@/words/use-words'

type Props = {
  place: number
  problems: readonly ListingField[]
  onOpen: (step: FormStep) => void
}

export function StepList({ place, problems, onOpen }: Props) {
  const t = useWords()
  return (
    <ol aria-label={t('Steps')} className="grid grid-cols-5 gap-1.5">
      {FORM_STEPS.map(({ value, label }, index) => {
        const step = { step: index + 1, label: t(label) }
        const wrong = problems.filter((field) => stepOf(field) === value).length
        return (
          <li key={value}>
            <button
              type="button"
              aria-current={index === place ? 'step' : undefined}
              onClick={() => onOpen(value)}
              className={clsx(
                'flex min-h-11 w-full flex-col justify-center gap-1.5 rounded-md text-xs font-semibold',
                wrong > 0 ? 'text-bad' : index === place ? 'text-ink' : 'text-ink-muted',
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  'h-1.5 rounded-full forced-colors:border',
                  wrong > 0 ? 'bg-bad' : index <= place ? 'bg-action' : 'bg-ink/15',
                  index <= place && 'forced-colors:bg-[Highlight]',
                )}
              />
              <span className="flex items-center justify-center gap-1">
                <span aria-hidden>{index + 1}</span>
                {wrong > 0 ? <CircleAlert aria-hidden size={14} /> : null}
                <span className="sr-only">
                  {wrong > 0
                    ? t.count(wrong, 'Step {step}: {label}, {n} mistake', 'Step {step}: {label}, {n} mistakes', step)
                    : t('Step {step}: {label}', step)}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
