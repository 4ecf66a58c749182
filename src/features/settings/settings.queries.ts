import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { getSettings } from '@/contract/settings'

/** The caller's saved settings, by token. */
export const settingsQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['settings', token],
    queryFn: async ({ signal }) => (await call(getSettings, {}, { signal })).data,
    enabled: token !== null,
  })
