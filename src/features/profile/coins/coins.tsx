import { Link } from '@tanstack/react-router'
import { Coins as CoinsIcon } from 'lucide-react'
import { CoinTransactions } from '@/account/coin-transactions'
import type { CoinEntry } from '@/contract/account/profile'
import { COIN_EARNINGS, COIN_USAGE, COINS_NAME, signedCoins, balancesAfter } from '@/domain/money/coins'
import { useDates } from '@/session/regional'
import { linkClass } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { useWords } from '@/words/use-words'

export function Coins({ balance, history }: { balance: number; history: readonly CoinEntry[] }) {
  const t = useWords()
  const { count } = useDates()
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card title={COINS_NAME} className="md:col-span-2">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <p className="flex items-center gap-3">
            <CoinsIcon aria-hidden size={30} className="text-brand-ink" />
            <span>
              <span className="price block text-4xl">{count(balance)}</span>
              <span className="text-ink-muted">{t('coins balance')}</span>
            </span>
          </p>
          {history.length > 1 ? <BalanceChart balance={balance} history={history} /> : null}
        </div>
      </Card>
      <Card title={t('What coins are for')}>
        <FactRows facts={COIN_USAGE.map(({ label, amount }) => ({ label: t(label), value: signedCoins(amount) }))} />
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          {t('Coins cannot be spent in the product yet.')}{' '}
          <Link to="/dashboard/support" className={linkClass}>
            {t('Ask support')}
          </Link>
        </p>
      </Card>
      <Card title={t('How to earn coins')}>
        <FactRows
          facts={COIN_EARNINGS.map(({ label, amount, how }) => ({
            label: t('{name}, {how}', { name: t(label), how: t(how) }),
            value: signedCoins(amount),
          }))}
        />
      </Card>
      <Card title={t('Recent transactions')} className="md:col-span-2">
        <CoinTransactions balance={balance} history={history} />
      </Card>
    </div>
  )
}

const WIDTH = 320
const HEIGHT = 84
const EDGE = 4

function BalanceChart({ balance, history }: { balance: number; history: readonly CoinEntry[] }) {
  const t = useWords()
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
  const coins = ({ value, at }: (typeof points)[number]) =>
    t.count(value, '{n} coin on {date}', '{n} coins on {date}', { date: dates.day(at) })
  const words = t('Balance from {from} to {to}', { from: coins(first), to: coins(last) })
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
