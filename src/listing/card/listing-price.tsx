import { clsx } from 'clsx'
import { askingPricePerArea, formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { formatPricePerArea } from '@/domain/money/money'
import { unitLabel, type UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'

type ListingPriceProps = {
  listing: Listing
  /** Unit of the price by area; default: the stored preference. Null hides that price. */
  units?: UnitSystem | null
  className?: string
}

/** Price and price by floor area, by lot area for land. */
export function ListingPrice({ listing, units, className }: ListingPriceProps) {
  const currency = useCurrency((state) => state.value)
  const preferred = useUnitSystem((state) => state.value)
  const system = units === undefined ? preferred : units
  const byArea = system && askingPricePerArea(listing, currency, system)
  const month = perMonth(listing)
  return (
    <p className={clsx('flex min-w-0 flex-wrap items-baseline gap-x-2', className)}>
      <span className="price text-[1.1875rem] leading-6">
        {formatAskingPrice(listing, currency)}
        {month ? (
          <span className="inline-block text-sm font-semibold tracking-normal text-ink-muted">{month}</span>
        ) : null}
      </span>
      {byArea ? (
        <span className="figures text-[0.78125rem] font-semibold text-ink-muted">
          {formatPricePerArea(byArea, currency)} / {unitLabel('size', system)}
        </span>
      ) : null}
    </p>
  )
}
