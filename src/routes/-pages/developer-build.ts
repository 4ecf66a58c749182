import { notFound } from '@tanstack/react-router'

/** The developers' pages are part of mocked and development builds; for a real backend their addresses lead nowhere. */
export function requireDeveloperBuild(): void {
  if (!__MOCKED__ && !import.meta.env.DEV) throw notFound()
}
