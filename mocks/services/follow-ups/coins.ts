import { COIN_EARNINGS, isCompleteProfile, type CoinEarning } from '@/domain/money/coins'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { coinEntryId } from '../../store/row-keys'

/** Once for each thing it is `about`, which is the user where nothing is named. */
export function payCoins({ db, clock }: Backend, userId: string, earning: CoinEarning, about = userId): void {
  const id = coinEntryId(earning, about)
  const user = db.user.find(userId)
  const promise = COIN_EARNINGS.find((one) => one.id === earning)
  if (!user || !promise || db.coin_entry.find(id)) return
  const { label, amount } = promise
  db.coin_entry.insert({ id, user_id: userId, label, amount, date: clock.iso() })
  db.user.update(userId, { coins: user.coins + amount })
}

/** Pays for a sale. Rentals earn nothing (A 9). */
export function payForSale(backend: Backend, property: Row<'property'>): void {
  if (property.listing_type !== 'sale' || property.status !== 'sold') return
  payCoins(backend, property.user_id, 'property-sold', property.id)
}

export function payForProfile(backend: Backend, userId: string): void {
  const user = backend.db.user.find(userId)
  if (user && isCompleteProfile(user)) payCoins(backend, userId, 'complete-profile')
}
