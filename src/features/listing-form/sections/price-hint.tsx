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
import { useWords } from '@/words/use-words'

/** What similar homes of the city ask; nothing where too few can be compared, or the list could not be loaded. */
export function PriceHint() {
  const t = useWords()
  const values = useDeferredValue(useWatch<ListingFormValues>() as ListingFormValues)
  const listing = useMemo(() => previewListing(values, [], null), [values])
  const place = { city: useSettledText(listing.city), address: useSettledText(listing.address) }
  const { data } = useMarket(comparedWith({ ...listing, ...place }))
  const said = useMemo(() => {
    const middle = data ? middlePrice(listing, data) : null
    if (!middle) return null
    const rent = listing.listingType === 'rent'
    const of = { n: middle.similar, listings: middle.of, price: formatPricePerArea(middle.perSqm) }
    const by = rent
      ? t('Median of {n} {listings}: {price} per sqm a month.', of)
      : t('Median of {n} {listings}: {price} per sqm.', of)
    const price = middlePriceFor(listing, middle)
    const lot = measuredBy(listing) === 'lot'
    if (price === null)
      return {
        by,
        price: lot ? t('Add your lot area for a suggested price.') : t('Add your floor area for a suggested price.'),
      }
    const worth = { area: sqmOf(listing).toLocaleString('en-US'), price: formatMoneyWhole(price) }
    if (lot)
      return {
        by,
        price: rent
          ? t('For a lot of {area} sqm that is about {price} a month.', worth)
          : t('For a lot of {area} sqm that is about {price}.', worth),
      }
    return {
      by,
      price: rent
        ? t('For {area} sqm that is about {price} a month.', worth)
        : t('For {area} sqm that is about {price}.', worth),
    }
  }, [listing, data, t])
  if (!said) return null
  return (
    <p className="-mt-2 rounded-control bg-surface-sunken px-3.5 py-3 text-[0.8125rem] text-pretty">
      {said.by} <strong className="font-strong">{said.price}</strong>
    </p>
  )
}
