import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { measuredBy } from '@/domain/market/market'
import { middlePrice, middlePriceFor } from '@/domain/market/price-check'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { previewListing } from '@/domain/listing-form/form-preview'
import { sqmOf } from '@/domain/listing/asking-price'
import { formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { comparedWith, useMarket } from '@/listing/search/use-listing-pool'
import { useSettledText } from '@/listing/search/use-settled'

/** What similar homes of the city ask; nothing where too few can be compared, or the list could not be loaded. */
export function PriceHint() {
  const values = useDeferredValue(useWatch<ListingFormValues>() as ListingFormValues)
  const listing = useMemo(() => previewListing(values, [], null), [values])
  const place = { city: useSettledText(listing.city), address: useSettledText(listing.address) }
  const { data } = useMarket(comparedWith({ ...listing, ...place }))
  const said = useMemo(() => {
    const middle = data ? middlePrice(listing, data) : null
    if (!middle) return null
    const rent = listing.listingType === 'rent' ? ' a month' : ''
    const price = middlePriceFor(listing, middle)
    const by = `${formatPricePerArea(middle.perSqm)} per sq m${rent}`
    const lot = measuredBy(listing) === 'lot'
    const area = `${sqmOf(listing).toLocaleString('en-US')} sq m`
    return {
      by: `Median of ${middle.similar} ${middle.of}: ${by}.`,
      price:
        price === null
          ? `Add your ${lot ? 'lot' : 'floor'} area for a suggested price.`
          : `For ${lot ? 'a lot of ' : ''}${area} that is about ${formatMoneyWhole(price)}${rent}.`,
    }
  }, [listing, data])
  if (!said) return null
  return (
    <p className="-mt-2 rounded-control bg-surface-sunken px-3.5 py-3 text-[0.8125rem] text-pretty">
      {said.by} <strong className="font-strong">{said.price}</strong>
    </p>
  )
}
