import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import type { Id } from '@/domain/ids'
import { useStoredUser, useToken } from '@/session/session'

/** The current user's id: from the stored user, otherwise from the profile call when a token exists (B 2.4). Null for a visitor. */
export function useViewerId(): Id | null {
  const token = useToken((state) => state.value)
  const stored = useStoredUser((state) => state.value)
  const profile = useQuery({ ...accountQueries.profile(token), enabled: token !== null && stored === null })
  return stored?.id ?? profile.data?.id ?? null
}
