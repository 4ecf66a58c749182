import { clsx } from 'clsx'
import type { CoinEntry } from '@/contract/profile'
import { signedCoins } from '@/domain/coins'
import { useDates } from '@/session/regional'

/** The lines behind the balance, newest first. */
export function CoinHistory({ entries }: { entries: readonly CoinEntry[] }) {
  const dates = useDates()
  if (entries.length === 0) return <p className="py-4 text-ink-muted">No coins earned or spent yet.</p>
  return (
    <table className="w-full text-left">
      <thead className="text-[0.8125rem] text-ink-muted">
        <tr className="border-b border-line">
          <th className="py-2 font-semibold">What for</th>
          <th className="py-2 font-semibold">Date</th>
          <th className="py-2 text-right font-semibold">Coins</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map(({ id, label, amount, date }) => (
          <tr key={id}>
            <td className="py-2.5 pr-3 font-semibold wrap-anywhere">{label}</td>
            <td className="figures py-2.5 pr-3 text-ink-muted">{dates.day(date)}</td>
            <td className={clsx('figures py-2.5 text-right font-semibold', amount > 0 ? 'text-good' : 'text-ink')}>
              {signedCoins(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
