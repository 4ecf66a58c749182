import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { messageKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { updateSettings, type Settings } from '@/contract/account/settings'
import { useKeptInput } from '@/session/end/kept-input'
import { useCurrency } from '@/session/preferences'
import { useLanguage, useTimeZone } from '@/session/regional'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { readChanges } from './read-changes'
import { settingsQuery } from './settings.queries'
import { useWords } from '@/words/use-words'

/** A failed save keeps the changes. This device's currency, language and zone are the choice until one is saved. */
export function useSettings() {
  const t = useWords()
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const query = useQuery(settingsQuery(token))
  const [changes, setChanges] = useKeptInput<Partial<Settings>>('settings', {}, readChanges)
  const currency = useCurrency((state) => state.value)
  const language = useLanguage((state) => state.value)
  const timezone = useTimeZone((state) => state.value)

  const saving = useSendOnce({
    about: ['save-settings'],
    mutationFn: (settings: Settings) => call(updateSettings, { body: settings }),
    onSuccess: (_, settings) => {
      queryClient.setQueryData(settingsQuery(token).queryKey, settings)
      setChanges({})
      applySettings(settings)
      // Known messages keep what they said of being seen.
      queryClient.removeQueries({ queryKey: messageKeys.all })
      notify({ text: t('Settings saved successfully!'), tone: 'good' })
    },
    onError: () => notify({ text: t('Failed to save settings'), tone: 'bad' }),
  })

  const base: Settings | undefined = query.data && { ...query.data, currency, language, timezone }
  const settings = base && { ...base, ...changes }
  return {
    settings,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    dirty: base !== undefined && settings !== undefined && !sameSettings(settings, base),
    saving: saving.isPending,
    change: (next: Partial<Settings>) => setChanges((before) => ({ ...before, ...next })),
    discard: () => setChanges({}),
    save: () => {
      if (settings) saving.mutate(settings)
    },
  }
}

function sameSettings(one: Settings, other: Settings): boolean {
  const flags = ({ privacy, ...rest }: Settings) => ({ ...rest, ...privacy })
  const mine: Record<string, unknown> = flags(one)
  return Object.entries(flags(other)).every(([name, value]) => mine[name] === value)
}

/** Applies saved settings on this device: currency of prices, language and zone of dates. */
function applySettings({ currency, language, timezone }: Settings): void {
  useCurrency.getState().set(currency)
  useLanguage.getState().set(language)
  useTimeZone.getState().set(timezone)
}
