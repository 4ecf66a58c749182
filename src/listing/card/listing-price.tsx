import { clsx } from 'clsx'
import { use } from 'react'
import { PLAN_NAMES } from '@/domain/finance/loan-choice'
import { askingPricePerArea, formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { unitLabel, type UnitSystem } from '@/domain/units/units'
import { useCurrency } from '@/session/preferences'
import { useUnitSystem } from '@/session/units'
import { MonthViewContext } from '../monthly/use-costs'

type ListingPriceProps = {
  listing: Listing
  /** Unit of the price by area; default: the stored preference. Null hides that price. */
  units?: UnitSystem | null
  className?: string
}

/** Price and price by floor area, by lot area for land; by month a sale's cost with its price beside it. */
export function ListingPrice({ listing, units, className }: ListingPriceProps) {
  const currency = useCurrency((state) => state.value)
  const preferred = useUnitSystem((state) => state.value)
  const system = units === undefined ? preferred : units
  const byArea = system && askingPricePerArea(listing, currency, system)
  const month = perMonth(listing)
  const shown = use(MonthViewContext)
  const inMonths = shown && listing.listingType === 'sale' && listing.price > 0
  const cost = inMonths ? shown.costs(listing) : null
  const price = formatAskingPrice(listing, currency)
  return (
    <p className={clsx('flex min-w-0 flex-wrap items-baseline gap-x-2', className)}>
      <span className="price text-[1.1875rem] leading-6">
        {cost ? formatMoneyWhole(convertMoney(cost.monthly, 'PHP', currency), currency) : price}
        {month || cost ? (
          <span className="inline-block text-sm font-semibold tracking-normal text-ink-muted">/month</span>
        ) : null}
      </span>
      {inMonths ? (
        <span className="figures text-[0.78125rem] font-semibold text-ink-muted">
          {cost ? `${price}, ${PLAN_NAMES[shown.loan.plan]}` : `Not by ${PLAN_NAMES[shown.loan.plan]}`}
        </span>
      ) : byArea ? (
        <span className="figures text-[0.78125rem] font-semibold text-ink-muted">
          {formatPricePerArea(byArea, currency)} / {unitLabel('size', system)}
        </span>
      ) : null}
    </p>
  )
}
