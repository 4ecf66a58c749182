import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { ListingField } from '@/domain/listing/field-entry'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { mergedLabel, shownValue } from '@/domain/listing-form/merge/shown-value'
import { Button } from '@/ui/button/button'
import type { SavedState } from './unsaved-edits'
import type { Taken, Version } from './use-versions'

type Props = {
  taken: Taken
  saved: SavedState
  openIn: (mine: ListingFormValues) => ListingField[]
  onDecide: (field: ListingField, version: Version) => void
  /** Grows when the user wanted to save before deciding: the notice takes the focus. */
  asked: number
}

/** Says that the listing was saved elsewhere, what of it is in the form now, and asks about what was changed on both sides. */
export function SavedElsewhere({ taken, saved, openIn, onDecide, asked }: Props) {
  const box = useRef<HTMLElement>(null)
  const mine = useWatch<ListingFormValues>() as ListingFormValues
  const open = openIn(mine)
  const merged = [
    ...taken.fields.filter((field) => !open.includes(field)).map(mergedLabel),
    ...(taken.photos ? ['Photos'] : []),
  ]
  useEffect(() => {
    if (asked === 0) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="saved-elsewhere"
      className="mb-4 flex min-w-0 gap-2.5 rounded-card border border-warn/40 bg-warn-soft px-4 py-3.5"
    >
      <GitMerge aria-hidden size={19} className="mt-px shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <h2 id="saved-elsewhere" role="status" className="text-[0.9375rem] text-warn">
          This listing was saved in another tab or on another device.
        </h2>
        {merged.length > 0 ? (
          <p className="mt-1 wrap-anywhere">Changed there, and now in this form: {merged.join(', ')}.</p>
        ) : null}
        {open.length > 0 ? (
          <>
            <p className="mt-1 font-strong">Changed here and there. Choose what stays:</p>
            <ul className="mt-2 grid gap-3">
              {open.map((field) => (
                <Choice key={field} {...{ field, mine, saved, onDecide }} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  )
}

type ChoiceProps = Pick<Props, 'saved' | 'onDecide'> & { field: ListingField; mine: ListingFormValues }

function Choice({ field, mine, saved, onDecide }: ChoiceProps) {
  const label = mergedLabel(field)
  const versions = [
    { version: 'mine', name: 'Yours', value: shownValue(field, mine), action: 'Keep yours' },
    { version: 'theirs', name: 'Saved', value: shownValue(field, saved.values), action: 'Take the saved one' },
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
