import { clsx } from 'clsx'
import { useRef } from 'react'
import { nearestStep } from './drag'
import { rangeAfterKey, rangeOf, thumbsOf, type Range, type Scale } from './range'
import { FILL, TEXT, type Tone } from './tone'
import { useDrag } from './use-drag'

type ThumbsProps = {
  names: readonly [minimum: string, maximum: string]
  /** The two values in words. */
  texts: readonly [minimum: string, maximum: string]
  range: Range
  scale: Scale
  tone: Tone
  className?: string
  /** Called while a thumb is dragged. */
  onDrag: (range: Range) => void
  /** Called when a thumb is released, after a key and after a step by a screen reader. */
  onChange: (range: Range) => void
}

/** Two range inputs over one track. The inputs answer keys and screen readers; their box answers the pointer. */
export function Thumbs({ names, texts, range, scale, tone, className, onDrag, onChange }: ThumbsProps) {
  const track = useRef<HTMLDivElement>(null)
  const { isDragging, handlers } = useDrag({ range, scale, track, onDrag, onRelease: onChange })
  const { min, max, step } = scale
  const thumbs = thumbsOf(range, scale)
  const [low, high] = thumbs
  const percent = (position: number) => ((position - min) / (max - min)) * 100
  return (
    // 44 px high for fingers, in the space of 24.
    <div
      {...handlers}
      className={clsx(
        'relative -my-2.5 flex h-11 touch-pan-y items-center select-none active:cursor-grabbing',
        className,
      )}
    >
      <div ref={track} className="relative mx-2.5 h-1 flex-1 rounded-full bg-line forced-colors:border">
        <div
          className={clsx('absolute h-full rounded-full forced-colors:bg-[Highlight]', FILL[tone])}
          style={{ left: `${percent(low)}%`, right: `${100 - percent(high)}%` }}
        />
      </div>
      {thumbs.map((thumb, index) => (
        <input
          key={names[index]}
          type="range"
          aria-label={names[index]}
          aria-valuetext={texts[index]}
          min={min}
          max={max}
          // The browser would move a typed value to the next step.
          step={(thumb - min) % step === 0 ? step : 'any'}
          value={thumb}
          onChange={({ currentTarget }) => {
            if (isDragging()) return
            const place = nearestStep(Number(currentTarget.value), scale)
            onChange(rangeOf(index === 0 ? [Math.min(place, high), high] : [low, Math.max(low, place)], range, scale))
          }}
          onKeyDown={(event) => {
            // Not left to the browser, whose Page keys differ and whose thumbs pass each other.
            if (event.ctrlKey || event.metaKey || event.altKey) return
            const next = rangeAfterKey(event.key, event.shiftKey, index, range, scale)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
          className={clsx('range-thumb absolute inset-0 size-full', TEXT[tone])}
        />
      ))}
    </div>
  )
}
