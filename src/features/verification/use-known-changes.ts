import { useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { keepStoredUser } from '@/account/keep-stored-user'
import type { VerificationStatus } from '@/contract/profile'
import { useToken } from '@/session/session'

/** Puts what the server has just confirmed into the own profile and the stored user, and reads the profile again. */
export function useKnownChanges() {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  return (status: Partial<VerificationStatus>, fields: { phone_number?: string } = {}) => {
    const { queryKey } = accountQueries.profile(token)
    const profile = queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          ...fields,
          verification_status: { phone_verified: false, id_verified: false, ...known.verification_status, ...status },
        },
    )
    if (profile) keepStoredUser(profile, token)
    void queryClient.invalidateQueries({ queryKey: ['own-profile'] })
  }
}
