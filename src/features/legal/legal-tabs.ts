const TABS = ['terms', 'privacy'] as const
export type LegalTab = (typeof TABS)[number]

export function readLegalTab(raw: unknown): LegalTab {
  return TABS.find((tab) => tab === raw) ?? 'terms'
}
