import { clsx } from 'clsx'
import { useState } from 'react'
import { formatAmount, parseAmount } from '@/ui/number-field/amount'
import { NumberField } from '@/ui/number-field/number-field'
import { CrossedNote } from './crossed-note'
import { barInside, scaleOf, thumbsOf, type Range, type Track } from './range'
import { Thumbs } from './thumbs'
import { FILL, type Tone } from './tone'
import { useWords } from '@/words/use-words'

export type RangeSliderProps = {
  /** Name of the group, 'Price range'; the thumbs are 'Minimum price range' unless `names` is set. */
  label: string
  hideLabel?: boolean
  /** Even steps between two values, or the values at which a thumb stops. */
  track: Track
  /** An upper bound of `null` means none: its thumb is at the end. A number is a limit, also at the end. */
  value: Range
  /** Called when a thumb is released or steps, and when a bound is typed. */
  onValueChange: (value: Range) => void
  /** Called while a thumb is dragged, for a live count. */
  onValueDrag?: (value: Range) => void
  /** Names of the two thumbs and fields. */
  names?: readonly [minimum: string, maximum: string]
  /** Short text for a value: '₱1.5M'. */
  format?: (value: number) => string
  /** A typed bound: a number, `null` for none, `undefined` for what is no number. By default it reads '4.2M'. */
  parse?: (typed: string) => number | null | undefined
  /** Text for no upper bound: '₱5M and up'. */
  openText?: string
  /** Counts over equal slices of the track, for the bars, and how many are beyond its end. */
  histogram?: { bars: readonly number[]; beyond: number }
  /** Color of the chosen part. */
  tone?: Tone
  /** In both fields, before the number: '₱'. */
  prefix?: string
  /** In both fields, after the number: 'sqm'. */
  suffix?: string
  className?: string
}

/** A lower and an upper limit, by two thumbs or by typing. */
export function RangeSlider({
  label,
  hideLabel,
  track,
  value,
  onValueChange,
  onValueDrag,
  names: given,
  format = formatAmount,
  parse = parseAmount,
  openText: openGiven,
  histogram,
  tone = 'action',
  prefix,
  suffix,
  className,
}: RangeSliderProps) {
  const t = useWords()
  const [drag, setDrag] = useState<Range | null>(null)
  const [known, setKnown] = useState(value)
  // Shows the dragged value until the new one arrives, so the thumb does not jump back while the URL updates.
  if (value[0] !== known[0] || value[1] !== known[1]) {
    setKnown(value)
    setDrag(null)
  }
  const shown = drag ?? value
  const scale = scaleOf(track)
  const what = label.toLowerCase()
  const names = given ?? [t('Minimum {what}', { what }), t('Maximum {what}', { what })]
  const openText = openGiven ?? t('{price} and up', { price: format(scale.end) })
  const thumbs = thumbsOf(shown, scale)
  const { bars, beyond } = histogram ?? { bars: [], beyond: 0 }
  const tallest = Math.max(1, ...bars)
  return (
    <fieldset aria-label={label} className={clsx('min-w-0', className)}>
      <p aria-hidden className={hideLabel ? 'sr-only' : 'mb-2 text-[0.8125rem] font-strong text-ink'}>
        {label}
      </p>
      {histogram ? (
        <div aria-hidden className="relative mx-2.5 flex h-11 items-end gap-0.5">
          {bars.map((count, index) => (
            <span
              // Bars are identified by their position.
              key={index}
              className={clsx(
                'min-w-0 flex-1 rounded-t-xs transition-opacity',
                FILL[tone],
                shade(barInside(index, bars.length, thumbs, scale)),
              )}
              style={{ height: count === 0 ? 0 : `${Math.max(5, (count / tallest) * 100)}%` }}
            />
          ))}
          {beyond > 0 ? (
            <>
              <span className="absolute right-0 -top-7 text-xs text-ink-muted">
                {t('{n} above {end}', { n: beyond, end: format(scale.end) })}
              </span>
              <span
                className={clsx('absolute left-full ml-0.5 h-full w-2', FILL[tone], shade(thumbs[1] === scale.max))}
              />
            </>
          ) : null}
        </div>
      ) : null}
      <Thumbs
        names={names}
        texts={[format(shown[0]), shown[1] === null ? openText : format(shown[1])]}
        range={shown}
        scale={scale}
        tone={tone}
        className={histogram && '-mt-5.5'}
        onDrag={(range) => {
          setDrag(range)
          onValueDrag?.(range)
        }}
        onChange={(range) => {
          setDrag(range)
          onValueChange(range)
        }}
      />
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <NumberField
          hideLabel
          label={t('{name}, typed', { name: names[0] })}
          value={shown[0] === 0 ? null : shown[0]}
          placeholder={formatAmount(scale.value(scale.min))}
          onValueChange={(from) => onValueChange([from ?? 0, shown[1]])}
          {...{ parse, prefix, suffix }}
        />
        <NumberField
          hideLabel
          label={t('{name}, typed', { name: names[1] })}
          value={shown[1]}
          placeholder={openText}
          onValueChange={(to) => onValueChange([shown[0], to])}
          {...{ parse, suffix }}
          prefix={shown[1] === null ? undefined : prefix}
        />
      </div>
      <CrossedNote range={shown} />
    </fieldset>
  )
}

function shade(chosen: boolean): string {
  return chosen ? 'opacity-90' : 'opacity-25'
}
