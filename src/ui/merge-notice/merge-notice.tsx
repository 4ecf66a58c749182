import { GitMerge } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

export type OpenField<Field extends string> = { field: Field; label: string; mine: string; theirs: string }

export type MergeNoticeProps<Field extends string> = {
  /** That it was saved elsewhere. */
  title: string
  /** Labels of what was changed elsewhere alone: the form has it. */
  merged: readonly string[]
  /** What was changed on both sides, each version in words. */
  open: readonly OpenField<Field>[]
  /** Called when the user has chosen a version of a field. */
  onDecide: (field: Field, version: 'mine' | 'theirs') => void
  /** Grows when the user wanted to save before deciding: the notice takes the focus. */
  asked: number
}

/** Says what was saved elsewhere and is in the form now, and asks about what both sides changed. */
export function MergeNotice<Field extends string>({ title, merged, open, onDecide, asked }: MergeNoticeProps<Field>) {
  const t = useWords()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked === 0) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-4 flex min-w-0 gap-2.5 rounded-card border border-warn/40 bg-warn-soft px-4 py-3.5"
    >
      <GitMerge aria-hidden size={19} className="mt-px shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <div role="status">
          <h2 id={id} className="text-[0.9375rem] text-warn">
            {title}
          </h2>
        </div>
        {merged.length > 0 ? (
          <p className="mt-1 wrap-anywhere">
            {t('Changed there, and now in this form: {fields}.', { fields: merged.join(', ') })}
          </p>
        ) : null}
        {open.length > 0 ? (
          <>
            <p className="mt-1 font-strong">{t('Changed here and there. Choose what stays:')}</p>
            <ul className="mt-2 grid gap-3">
              {open.map((each) => (
                <Choice key={each.field} {...each} onDecide={onDecide} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  )
}

type ChoiceProps<Field extends string> = OpenField<Field> & Pick<MergeNoticeProps<Field>, 'onDecide'>

function Choice<Field extends string>({ field, label, mine, theirs, onDecide }: ChoiceProps<Field>) {
  const t = useWords()
  const versions = [
    { version: 'mine', name: t('Yours'), value: mine, action: t('Keep yours') },
    { version: 'theirs', name: t('Saved'), value: theirs, action: t('Take the saved one') },
  ] as const
  return (
    <li className="rounded-control border border-line bg-surface-raised p-3">
      <h3 className="text-[0.9375rem]">{label}</h3>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {versions.map(({ version, name, value, action }) => (
          <div key={version} className="flex min-w-0 flex-col items-start gap-2">
            <p className="line-clamp-4 max-w-full flex-1 wrap-anywhere">
              <span className="text-ink-muted">{name}: </span>
              {value}
            </p>
            <Button variant="outline" aria-label={`${label}: ${action}`} onClick={() => onDecide(field, version)}>
              {action}
            </Button>
          </div>
        ))}
      </div>
    </li>
  )
}
