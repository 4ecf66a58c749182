import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { getSettings } from '@/contract/account/settings'

const settingsKey = (token: string | null) => ['settings', token] as const

export const settingsQuery = (token: string | null) =>
  queryOptions({
    queryKey: settingsKey(token),
    queryFn: async ({ signal }) => (await call(getSettings, {}, { signal })).data,
    enabled: token !== null,
  })
