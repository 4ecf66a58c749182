import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { updateSettings, type Settings } from '@/contract/account/settings'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { settingsQuery } from '../settings.queries'

type Region = Partial<Pick<Settings, 'language' | 'currency' | 'timezone'>>

/** Saves a choice with the account. Quick changes are saved one by one, each based on the last. */
export function useKeepRegion(): (region: Region) => void {
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const keeping = useMutation({
    scope: { id: 'region' },
    mutationFn: async (region: Region) => {
      const query = settingsQuery(token)
      const settings = { ...(await queryClient.fetchQuery({ ...query, staleTime: Infinity })), ...region }
      await call(updateSettings, { body: settings })
      queryClient.setQueryData(query.queryKey, settings)
    },
    onSuccess: () => notify({ text: 'Settings saved successfully!', tone: 'good' }),
    onError: (_, region) =>
      notify({
        text: 'Failed to save settings',
        tone: 'bad',
        action: { label: 'Try Again', onPress: () => keeping.mutate(region) },
      }),
  })
  return keeping.mutate
}
