const TABS = ['listings', 'insights', 'reviews', 'coins'] as const
export type ProfileTab = (typeof TABS)[number]

/** The tab that an address asks for; anything unknown is the listings. */
export function readTab(raw: unknown): ProfileTab {
  return TABS.find((tab) => tab === raw) ?? 'listings'
}
