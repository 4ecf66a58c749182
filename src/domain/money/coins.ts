/** The currency's name (A 9). */
export const COINS_NAME = 'Proventous Coins'

/** What coins are spent on and how they are earned, as documented (A 9). */
export const COIN_USAGE = [
  { label: 'Premium Listings', amount: -50 },
  { label: 'Featured Property', amount: -25 },
  { label: 'Priority Support', amount: -10 },
  { label: 'Analytics Report', amount: -15 },
] as const
export const COIN_EARNINGS = [
  { label: 'Complete Profile', amount: 50 },
  { label: 'First Listing', amount: 100 },
  { label: 'Property Sold', amount: 200 },
  { label: 'Referral Bonus', amount: 75 },
] as const

/** '+50' and '-25', as the lists show amounts (A 9). */
export function signedCoins(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en-US')
  return amount < 0 ? `-${digits}` : `+${digits}`
}

/** The balance after each entry, for entries given the latest first; the first is today's. */
export function balancesAfter(history: readonly { amount: number }[], balance: number): number[] {
  let after = balance
  return history.map(({ amount }) => {
    const now = after
    after -= amount
    return now
  })
}
