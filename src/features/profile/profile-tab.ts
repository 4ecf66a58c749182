const TABS = ['listings', 'insights', 'reviews', 'coins'] as const
export type ProfileTab = (typeof TABS)[number]

export function readTab(raw: unknown): ProfileTab {
  return TABS.find((tab) => tab === raw) ?? 'listings'
}
