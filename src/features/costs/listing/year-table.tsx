import { ChevronDown } from 'lucide-react'
import type { LoanYear } from '@/domain/finance/amortization'
import { formatMoneyWhole } from '@/domain/money/money'

const cell = 'px-2 py-2 text-right first:pl-0 last:pr-0'

/** The loan year by year, opened by a press. */
export function YearTable({ years }: { years: readonly LoanYear[] }) {
  return (
    <details className="group mt-3 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-semibold">
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
        Year by year
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className="overflow-x-auto" role="region" aria-label="The loan year by year" tabIndex={0}>
        <table className="figures w-full text-[0.8125rem]">
          <thead>
            <tr className="border-b border-line text-ink-muted">
              <th scope="col" className={`${cell} text-left`}>
                Year
              </th>
              <th scope="col" className={cell}>
                Interest
              </th>
              <th scope="col" className={cell}>
                Paid back
              </th>
              <th scope="col" className={cell}>
                Still owed
              </th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, interest, principal, balance }) => (
              <tr key={year} className="border-b border-line">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {year}
                </th>
                <td className={cell}>{formatMoneyWhole(interest)}</td>
                <td className={cell}>{formatMoneyWhole(principal)}</td>
                <td className={cell}>{formatMoneyWhole(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
