const TABS = ['terms', 'privacy'] as const
export type LegalTab = (typeof TABS)[number]

/** The part of Legal & Privacy that an address asks for; anything unknown is the terms. */
export function readLegalTab(raw: unknown): LegalTab {
  return TABS.find((tab) => tab === raw) ?? 'terms'
}
