import type { LoanYear } from '@/domain/finance/amortization'

const HEIGHT = 96
const STEP = 10
const BAR = 7

/** Interest and repayment of each year as stacked bars. The table beneath says the same in numbers. */
export function InterestChart({ years }: { years: readonly LoanYear[] }) {
  const most = Math.max(...years.map(({ payment }) => payment))
  const tall = (amount: number) => (amount / most) * HEIGHT
  return (
    <figure className="mt-5">
      <svg
        aria-hidden
        viewBox={`0 0 ${years.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {years.map(({ year, interest, principal }) => {
          const x = (year - 1) * STEP + (STEP - BAR) / 2
          const [upper, lower] = [tall(interest), tall(principal)]
          return (
            <g key={year}>
              <rect x={x} width={BAR} y={HEIGHT - lower} height={lower} className="fill-rent" />
              <rect x={x} width={BAR} y={HEIGHT - lower - upper} height={upper} className="fill-brand" />
            </g>
          )
        })}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-ink-muted">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm bg-brand" /> Interest, year by year
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm bg-rent" /> Loan paid back
        </span>
      </figcaption>
    </figure>
  )
}
