import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ListingField } from '@/domain/listing-form'
import { goToField } from './listing-form'

type Props = {
  /** What went wrong as a whole; lines are kept. Null shows nothing. */
  text: string | null
  /** What is wrong at which field, in the order of the form. */
  problems: readonly (readonly [ListingField, string])[]
  /** Takes the focus each time it grows. */
  round: number
  /** How to get to a field; brings it into view and focuses it unless said. */
  onGo?: (field: ListingField) => void
}

/** What keeps the form from being sent, with a way to each place. */
export function ErrorSummary({ text, problems, round, onGo = goToField }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (round === 0 || !box.current) return
    box.current.scrollIntoView({ block: 'center' })
    box.current.focus({ preventScroll: true })
  }, [round])
  if (text === null) return null
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
                  className="min-h-10 rounded-sm py-1 text-left wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
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
