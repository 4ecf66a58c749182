/** The parts of Legal & Privacy, as the address names them. */
export const LEGAL_TABS = ['terms', 'privacy'] as const
export type LegalTab = (typeof LEGAL_TABS)[number]
