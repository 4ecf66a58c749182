import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { isPricedByLot, middlePrice, middlePriceFor } from '@/domain/finance/price-check'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { previewListing } from '@/domain/listing-form/form-preview'
import { sqmOf } from '@/domain/listing/asking-price'
import { formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { useComparableListings } from '@/listing/search/use-listing-pool'
import { useSettledText } from '@/listing/search/use-settled'
import { useListingScope } from '../listing-form-scope'
import { useWords } from '@/words/use-words'

/** What similar homes of the city ask; nothing where too few can be compared, or the list could not be loaded. */
export function PriceHint() {
  const t = useWords()
  const values = useDeferredValue(useWatch<ListingFormValues>() as ListingFormValues)
  const { listingId } = useListingScope()
  // The listing that is edited says nothing about its own price.
  const listing = useMemo(
    () => ({ ...previewListing(values, [], null), ...(listingId === undefined ? {} : { id: listingId }) }),
    [values, listingId],
  )
  const { listingType, category, propertyType, city } = listing
  const { data } = useComparableListings({ listingType, category, propertyType, city: useSettledText(city) })
  const said = useMemo(() => {
    const middle = data ? middlePrice(listing, data) : null
    if (!middle) return null
    const rent = listing.listingType === 'rent'
    const of = { n: middle.similar, listings: middle.of, price: formatPricePerArea(middle.perSqm) }
    const by = rent
      ? t('Median of {n} {listings}: {price} per sqm a month.', of)
      : t('Median of {n} {listings}: {price} per sqm.', of)
    const price = middlePriceFor(listing, middle)
    if (price === null) {
      const lot = isPricedByLot(listing)
      return {
        by,
        price: lot ? t('Add your lot area for a suggested price.') : t('Add your floor area for a suggested price.'),
      }
    }
    const worth = { area: sqmOf(listing).toLocaleString('en-US'), price: formatMoneyWhole(price) }
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
