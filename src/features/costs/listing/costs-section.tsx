import type { Figures } from '@/domain/finance/figures'
import { moveInCosts, type MoveInLine } from '@/domain/finance/tenancy'
import { canBeBought, pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { purchaseOf } from '@/domain/finance/costs-by-month'
import type { Dwelling } from '@/domain/finance/purchase'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { pesoDues } from '@/domain/papers/dues'
import { shownLot, toShown } from '@/domain/units/units'
import { useFigures } from '@/listing/monthly/finance.queries'
import { FactRows } from '@/ui/facts/fact-rows'
import { BuiltInFigures } from '../parts/figures-note'
import { ClosingTable } from './closing-table'
import { MonthlyCost } from './monthly-cost'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export function CostsSection({ listing }: { listing: Listing }) {
  const t = useWords()
  const { figures, builtIn } = useFigures()
  const price = pesoPrice(listing)
  if (price <= 0) return <p>{t('The price is on request, so no costs can be shown.')}</p>
  const { deposit, depositCurrency } = listing
  const purchase = purchaseOf(listing, price)
  const { dwelling, preSelling } = purchase
  const dues = pesoDues(listing)
  return (
    <>
      {listing.listingType === 'rent' ? (
        <MoveInTable
          rent={price}
          dues={dues}
          deposit={deposit === null ? null : convertMoney(deposit, depositCurrency, 'PHP')}
          figures={figures}
        />
      ) : (
        <>
          {canBeBought(listing) ? (
            <MonthlyCost purchase={purchase} dues={dues} figures={figures} />
          ) : (
            <p>{t('This property is {status}, so no loan is worked out for it.', { status: t(listing.status) })}</p>
          )}
          <ClosingTable
            price={price}
            dwelling={dwelling === 'house' || dwelling === 'condominium'}
            byDealer={preSelling}
            inCity={/city/i.test(listing.city)}
            knownValue={governmentValue(listing, dwelling)}
            figures={figures}
          />
        </>
      )}
      {builtIn ? <BuiltInFigures /> : null}
    </>
  )
}

/** The stated value by square meter over the shown area of floor or lot, pesos. Null where one is unknown. */
function governmentValue({ ph, squareFeet, lotSize }: Listing, dwelling: Dwelling): number | null {
  const area = dwelling === 'condominium' ? toShown(squareFeet, 'size', 'metric') : shownLot(lotSize, 'metric')
  const value = Math.round((ph.governmentValuePerSqm ?? 0) * area)
  return value > 0 ? value : null
}

const NAMES: Record<MoveInLine['item'], Label> = { advance: 'Rent in advance', deposit: 'Deposit', dues: 'First dues' }

type Props = { rent: number; dues: number; deposit: number | null; figures: Figures }

function MoveInTable({ rent, dues, deposit, figures }: Props) {
  const t = useWords()
  const lines = moveInCosts(rent, { deposit, dues }, figures)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const most = figures.rent_deposit.value
  const over = deposit !== null && deposit > rent * most
  return (
    <section aria-label={t('Move-in cost')}>
      <h3 className="mb-2.5 text-[0.9375rem]">{t('Move-in cost')}</h3>
      <FactRows
        facts={[
          ...lines.map(({ item, amount }) => ({ label: t(NAMES[item]), value: formatMoneyWhole(amount) })),
          { label: t('Total move-in cash'), value: formatMoneyWhole(total) },
        ]}
      />
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        {deposit === null
          ? `${t.count(
              most,
              'The listing states no deposit, so the legal maximum is used: {n} month.',
              'The listing states no deposit, so the legal maximum is used: {n} months.',
            )} `
          : ''}
        {over
          ? `${t.count(
              most,
              'The deposit is higher than the {n} month of RA 9653, which covers low rents.',
              'The deposit is higher than the {n} months of RA 9653, which covers low rents.',
            )} `
          : ''}
        {t('Twelve post-dated checks are customary.')}
      </p>
    </section>
  )
}
