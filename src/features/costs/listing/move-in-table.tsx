import type { Figures } from '@/domain/finance/figures'
import { moveInCosts, type MoveInLine } from '@/domain/finance/tenancy'
import { counted } from '@/domain/text'
import { formatMoneyWhole } from '@/domain/money/money'
import { FactRows } from '@/ui/facts/fact-rows'

const NAMES: Record<MoveInLine['item'], string> = { advance: 'Rent in advance', deposit: 'Deposit', dues: 'First dues' }

type Props = { rent: number; dues: number; deposit: number | null; figures: Figures }

/** What a tenant pays before moving in. Pesos. */
export function MoveInTable({ rent, dues, deposit, figures }: Props) {
  const lines = moveInCosts(rent, { deposit, dues }, figures)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const most = figures.rent_deposit.value
  const over = deposit !== null && deposit > rent * most
  return (
    <section aria-label="Move-in cost">
      <h3 className="mb-2.5 text-[0.9375rem]">Move-in cost</h3>
      <FactRows
        facts={[
          ...lines.map(({ item, amount }) => ({ label: NAMES[item], value: formatMoneyWhole(amount) })),
          { label: 'Before moving in', value: formatMoneyWhole(total) },
        ]}
      />
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        {deposit === null
          ? `The listing states no deposit, so the most by law is counted: ${counted(most, 'month')}. `
          : ''}
        {over ? `The deposit is higher than the ${counted(most, 'month')} of RA 9653, which covers low rents. ` : ''}
        Twelve post-dated cheques are customary.
      </p>
    </section>
  )
}
