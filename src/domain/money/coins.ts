/** The currency's name (A 9). */
export const COINS_NAME = 'Proventous Coins'

/** What coins are spent on, as documented (A 9). */
export const COIN_USAGE = [
  { label: 'Premium Listings', amount: -50 },
  { label: 'Featured Property', amount: -25 },
  { label: 'Priority Support', amount: -10 },
  { label: 'Analytics Report', amount: -15 },
] as const
/** What screens promise and the server pays (A 9). 'Referral Bonus' is not in it: nothing tells who referred whom. */
export const COIN_EARNINGS = [
  { id: 'complete-profile', label: 'Complete Profile', amount: 50, how: 'once, with a picture, a location and a bio' },
  { id: 'first-listing', label: 'First Listing', amount: 100, how: 'once' },
  { id: 'property-sold', label: 'Property Sold', amount: 200, how: 'once for each property for sale' },
] as const
export type CoinEarning = (typeof COIN_EARNINGS)[number]['id']

export function isCompleteProfile(said: Record<'profile_picture' | 'location' | 'bio', string | null>): boolean {
  return [said.profile_picture, said.location, said.bio].every((text) => Boolean(text?.trim()))
}

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
