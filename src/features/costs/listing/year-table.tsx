import type { LoanYear } from '@/domain/finance/amortization'
import { formatMoneyWhole } from '@/domain/money/money'
import { Fold } from '@/ui/fold/fold'
import { cellClass, CostTable } from '../parts/cost-table'
import { useWords } from '@/words/use-words'

const COLUMNS = [
  ['Year', false],
  ['Interest', true],
  ['Paid back', true],
  ['Still owed', true],
] as const
const amount = `${cellClass} text-right`

export function YearTable({ years }: { years: readonly LoanYear[] }) {
  const t = useWords()
  return (
    <Fold title={t('Year by year')}>
      <CostTable label={t('The loan year by year')} columns={COLUMNS}>
        {years.map(({ year, interest, principal, balance }) => (
          <tr key={year} className="figures border-b border-line">
            <th scope="row" className={`${cellClass} text-left font-normal`}>
              {year}
            </th>
            <td className={amount}>{formatMoneyWhole(interest)}</td>
            <td className={amount}>{formatMoneyWhole(principal)}</td>
            <td className={amount}>{formatMoneyWhole(balance)}</td>
          </tr>
        ))}
      </CostTable>
    </Fold>
  )
}
