import type { CoinEntry } from '@/contract/account/profile'
import { balancesAfter } from '@/domain/money/coins'
import { useDates } from '@/session/regional'

const WIDTH = 320
const HEIGHT = 84
const EDGE = 4

/** The balance over time; the transactions below have the numbers. */
export function BalanceChart({ balance, history }: { balance: number; history: readonly CoinEntry[] }) {
  const dates = useDates()
  const after = balancesAfter(history, balance)
  const points = history
    .map(({ date }, index) => ({ at: Date.parse(date), value: after[index] ?? 0 }))
    .filter(({ at }) => !Number.isNaN(at))
    .toReversed()
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || first.at === last.at) return null
  const values = points.map(({ value }) => value)
  const least = Math.min(...values)
  const range = Math.max(...values) - least || 1
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * (at - first.at)) / (last.at - first.at)
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / range
  const steps = points.map(({ at, value }, index) => {
    const before = points[index - 1]
    return `${before ? `L${x(at)} ${y(before.value)}L` : 'M'}${x(at)} ${y(value)}`
  })
  const words = `Balance from ${first.value} coins on ${dates.day(first.at)} to ${last.value} coins on ${dates.day(last.at)}`
  return (
    <figure className="max-w-full">
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        fill="none"
        className="block w-80 max-w-full"
      >
        <path d={steps.join('')} strokeWidth="2.5" strokeLinejoin="round" className="stroke-brand" />
        <circle cx={x(last.at)} cy={y(last.value)} r={EDGE} className="fill-brand" />
      </svg>
      <figcaption aria-hidden className="figures mt-1 flex justify-between text-xs text-ink-muted">
        <span>
          {dates.month(first.at)}: {dates.count(first.value)}
        </span>
        <span>
          {dates.month(last.at)}: {dates.count(last.value)}
        </span>
      </figcaption>
    </figure>
  )
}
