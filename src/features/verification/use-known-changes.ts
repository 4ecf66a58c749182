import { useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { keepStoredUser } from '@/account/keep-stored-user'
import { profileKeys } from '@/api/query-keys'
import { NOT_VERIFIED, type Verification } from '@/domain/people/verification'
import { useToken } from '@/session/session'

/** Writes confirmed values into the own profile and the stored user, then refetches the profile. */
export function useKnownChanges() {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  return (status: Partial<Verification>, fields: { phoneNumber?: string } = {}) => {
    const { queryKey } = accountQueries.profile(token)
    const profile = queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          ...fields,
          verification: { ...NOT_VERIFIED, ...known.verification, ...status },
        },
    )
    if (profile) keepStoredUser(profile, token)
    void queryClient.invalidateQueries({ queryKey: profileKeys.own })
  }
}
