import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { ListingField } from '@/domain/listing/field-kinds'
import { goToField, problemsIn, type ListingForm } from './listing-form'
import type { SubmitFailure } from './use-submit-listing'
import { t } from '@/words/words'

type Props = {
  form: ListingForm
  failure: SubmitFailure | null
  onGo?: (field: ListingField) => void
}

export function ErrorSummary({ form, failure, onGo = goToField }: Props) {
  const { errors } = useFormState({ control: form.control })
  const problems = problemsIn(errors)
  if (!failure || (failure.kind === 'rules' && problems.length === 0)) return null
  return <Summary key={failure.round} text={failure.text || attention(problems.length)} {...{ problems, onGo }} />
}

function attention(count: number): string {
  return t.count(count, 'One thing needs your attention:', '{n} things need your attention:')
}

type SummaryProps = {
  text: string
  problems: readonly (readonly [ListingField, string])[]
  onGo: (field: ListingField) => void
}

function Summary({ text, problems, onGo }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex min-w-0 gap-2.5 rounded-card border border-bad/40 bg-bad-soft px-4 py-3.5 text-bad"
    >
      <CircleAlert aria-hidden size={19} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere whitespace-pre-line">{text}</p>
        {problems.length > 0 ? (
          <ul className="mt-1">
            {problems.map(([field, message]) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => onGo(field)}
                  className={clsx(
                    'min-h-10 rounded-sm py-1 text-left wrap-anywhere underline decoration-1 underline-offset-4',
                    'hover:decoration-2',
                  )}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
