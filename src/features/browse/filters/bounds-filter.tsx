import { NumberField } from '@/ui/number-field/number-field'
import { CrossedNote } from '@/ui/range-slider/crossed-note'

type BoundsFilterProps = {
  title: string
  /** 0 is no minimum. */
  min: number
  /** Null is unlimited (B 5). */
  max: number | null
  unit: string
  onBounds: (min: number, max: number | null) => void
}

/** A typed minimum and maximum: empty minimum is 0, empty maximum unlimited (B 5). */
export function BoundsFilter({ title, min, max, unit, onBounds }: BoundsFilterProps) {
  return (
    <div role="group" aria-label={title} className="min-w-0">
      <p aria-hidden className="mb-1.5 text-[0.8125rem] font-strong text-ink">
        {title}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          hideLabel
          label={`Minimum ${title.toLowerCase()}`}
          placeholder="No min"
          suffix={unit}
          value={min === 0 ? null : min}
          onValueChange={(value) => onBounds(value ?? 0, max)}
        />
        <NumberField
          hideLabel
          label={`Maximum ${title.toLowerCase()}`}
          placeholder="No max"
          suffix={unit}
          value={max}
          onValueChange={(value) => onBounds(min, value)}
        />
      </div>
      <CrossedNote range={[min, max]} />
    </div>
  )
}
