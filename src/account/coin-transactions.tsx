import { clsx } from 'clsx'
import type { CoinEntry } from '@/contract/account/profile'
import { balancesAfter, signedCoins } from '@/domain/money/coins'
import { useDates } from '@/session/regional'
import { useWords } from '@/words/use-words'

export function CoinTransactions({ balance, history }: { balance: number; history: readonly CoinEntry[] }) {
  const t = useWords()
  const dates = useDates()
  if (history.length === 0) return <p className="text-ink-muted">{t('No coins earned or spent yet.')}</p>
  const after = balancesAfter(history, balance)
  return (
    <table className="w-full text-left">
      <thead className="text-[0.8125rem] text-ink-muted">
        <tr className="border-b border-line">
          <th className="py-2 font-semibold">{t('What for')}</th>
          <th className="py-2 pl-3 text-right font-semibold">{t('Coins')}</th>
          <th className="py-2 pl-3 text-right font-semibold max-sm:sr-only">{t('Balance')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {history.map(({ id, label, amount, date }, index) => (
          <tr key={id}>
            <td className="py-2.5">
              <span className="block font-semibold wrap-anywhere">{t.known(label)}</span>
              <time dateTime={date} className="text-[0.8125rem] text-ink-muted">
                {dates.day(date)}
              </time>
            </td>
            <td className={clsx('figures py-2.5 pl-3 text-right font-bold', amount > 0 && 'text-good')}>
              {signedCoins(amount)}
            </td>
            <td className="figures py-2.5 pl-3 text-right text-ink-muted max-sm:sr-only">
              {dates.count(after[index] ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
