import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { useCurrency } from '@/session/preferences'
import { FactRows } from '@/ui/facts/fact-rows'
import { Bullets } from './bullets'
import { DetailSection } from './detail-section'
import { capitalize } from '@/domain/text'
import { useWords } from '@/words/use-words'

export function RentalInformation({ listing }: { listing: Listing }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  if (listing.listingType !== 'rent') return null
  const { minimumLease, deposit, depositCurrency, furnishing, floorLevel, petFriendly, utilitiesIncluded } = listing
  const facts = [
    {
      label: t('Minimum lease'),
      value: minimumLease ? t.count(minimumLease, '{n} month', '{n} months') : t('Ask the owner'),
    },
    {
      label: t('Security deposit'),
      value:
        deposit === null
          ? t('Ask the owner')
          : formatMoneyWhole(convertMoney(deposit, depositCurrency, currency), currency),
    },
    ...(furnishing ? [{ label: t('Furnishing'), value: labelOf('furnishing', furnishing) }] : []),
    ...(floorLevel ? [{ label: t('Floor level'), value: labelOf('floor_level', floorLevel) }] : []),
    ...(petFriendly ? [{ label: t('Pet friendly'), value: t('Yes') }] : []),
  ]
  return (
    <DetailSection title={t('Rental Information')}>
      <FactRows facts={facts} columns={2} />
      {utilitiesIncluded.length > 0 ? (
        <div className="mt-5">
          <h3 className="mb-2.5 text-[0.9375rem]">{t('Utilities Included')}</h3>
          <Bullets items={utilitiesIncluded.map((each) => capitalize(t.known(each)))} />
        </div>
      ) : null}
    </DetailSection>
  )
}
