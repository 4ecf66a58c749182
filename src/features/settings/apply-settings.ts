import type { Settings } from '@/contract/settings'
import { useCurrency } from '@/session/preferences'
import { useLanguage, useTimeZone } from '@/session/regional'

/** Puts what was saved into effect on this device: currency of prices, language and zone of dates. */
export function applySettings({ currency, language, timezone }: Settings): void {
  useCurrency.getState().set(currency)
  useLanguage.getState().set(language)
  useTimeZone.getState().set(timezone)
}
