import type { Settings } from '@/contract/account/settings'
import { useCurrency } from '@/session/preferences'
import { useLanguage, useTimeZone } from '@/session/regional'

/** Applies saved settings on this device: currency of prices, language and zone of dates. */
export function applySettings({ currency, language, timezone }: Settings): void {
  useCurrency.getState().set(currency)
  useLanguage.getState().set(language)
  useTimeZone.getState().set(timezone)
}
