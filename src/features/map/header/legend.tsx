import { clsx } from 'clsx'
import { OVER_MAP } from '../pins/layer/clear-of'
import { PinShape } from '../pins/pin-shape'

/** Blue pin = for sale, green pin = for rent (B 2.5); a dark cluster holds both. */
export function Legend({ className }: { className?: string }) {
  return (
    <ul
      aria-label="Legend"
      {...OVER_MAP}
      className={clsx(
        // Without a control: presses reach the pins below it.
        'pointer-events-none flex items-center gap-3 rounded-full bg-surface-raised py-1 pr-3 pl-2 text-xs',
        'font-semibold shadow-2',
        className,
      )}
    >
      <LegendItem type="sale" color="Blue" />
      <LegendItem type="rent" color="Green" />
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="block size-4 rounded-[6px] bg-action" />
        <span>
          <span className="sr-only">Dark cluster = </span>both
        </span>
      </li>
    </ul>
  )
}

function LegendItem({ type, color }: { type: 'sale' | 'rent'; color: string }) {
  return (
    <li className="flex items-center gap-1">
      <span aria-hidden className="origin-left scale-75 -mr-1.5">
        <PinShape type={type}>₱</PinShape>
      </span>
      <span>
        <span className="sr-only">{color} pin = </span>for {type}
      </span>
    </li>
  )
}
