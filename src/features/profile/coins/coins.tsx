import { Link } from '@tanstack/react-router'
import { Coins as CoinsIcon } from 'lucide-react'
import { CoinTransactions } from '@/account/coin-transactions'
import type { CoinEntry } from '@/contract/account/profile'
import { COIN_EARNINGS, COIN_USAGE, COINS_NAME, signedCoins } from '@/domain/money/coins'
import { useDates } from '@/session/regional'
import { linkClass } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { BalanceChart } from './balance-chart'

/** The 'Coins' tab of the own profile: balance, explanation and transactions (A 2, A 9). */
export function Coins({ balance, history }: { balance: number; history: readonly CoinEntry[] }) {
  const { count } = useDates()
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Card title={COINS_NAME} className="md:col-span-2">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <p className="flex items-center gap-3">
            <CoinsIcon aria-hidden size={30} className="text-brand-ink" />
            <span>
              <span className="price block text-4xl">{count(balance)}</span>
              <span className="text-ink-muted">coins balance</span>
            </span>
          </p>
          {history.length > 1 ? <BalanceChart balance={balance} history={history} /> : null}
        </div>
      </Card>
      <Card title="What coins are for">
        <FactRows facts={COIN_USAGE.map(({ label, amount }) => ({ label, value: signedCoins(amount) }))} />
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          Coins cannot be spent in the product yet.{' '}
          <Link to="/dashboard/support" className={linkClass}>
            Ask support
          </Link>
        </p>
      </Card>
      <Card title="How to earn coins">
        <FactRows
          facts={COIN_EARNINGS.map(({ label, amount, how }) => ({
            label: `${label}, ${how}`,
            value: signedCoins(amount),
          }))}
        />
      </Card>
      <Card title="Recent transactions" className="md:col-span-2">
        <CoinTransactions balance={balance} history={history} />
      </Card>
    </div>
  )
}
