import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { useCurrency } from '@/session/preferences'
import { FactRows } from '@/ui/facts/fact-rows'
import { Bullets } from './bullets'
import { DetailSection } from './detail-section'
import { capitalize, counted } from '@/domain/text'

export function RentalInformation({ listing }: { listing: Listing }) {
  const currency = useCurrency((state) => state.value)
  if (listing.listingType !== 'rent') return null
  const { minimumLease, deposit, depositCurrency, furnishing, floorLevel, petFriendly, utilitiesIncluded } = listing
  const facts = [
    { label: 'Minimum lease', value: minimumLease ? counted(minimumLease, 'month', 'months') : 'Ask the owner' },
    {
      label: 'Security deposit',
      value:
        deposit === null
          ? 'Ask the owner'
          : formatMoneyWhole(convertMoney(deposit, depositCurrency, currency), currency),
    },
    ...(furnishing ? [{ label: 'Furnishing', value: labelOf('furnishing', furnishing) }] : []),
    ...(floorLevel ? [{ label: 'Floor level', value: labelOf('floor_level', floorLevel) }] : []),
    ...(petFriendly ? [{ label: 'Pet friendly', value: 'Yes' }] : []),
  ]
  return (
    <DetailSection title="Rental Information">
      <FactRows facts={facts} columns={2} />
      {utilitiesIncluded.length > 0 ? (
        <div className="mt-5">
          <h3 className="mb-2.5 text-[0.9375rem]">Utilities Included</h3>
          <Bullets items={utilitiesIncluded.map(capitalize)} />
        </div>
      ) : null}
    </DetailSection>
  )
}
