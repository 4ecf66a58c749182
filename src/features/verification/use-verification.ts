import { useEffect, useRef, useState } from 'react'
import { useOwnProfile } from '@/account/use-own-profile'
import { idState, type IdState } from '@/domain/people/verification'
import { useSessionUser } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

export type Verification = {
  phoneVerified: boolean
  phoneNumber: string | null
  id: IdState | 'rejected'
  reason: string | null
  complete: boolean
  loading: boolean
  refreshing: boolean
  refresh: () => Promise<void>
}

/** The verification of the signed-in user: from the own profile, or from the stored user if that call fails (A 8). */
export function useVerification(): Verification {
  const t = useWords()
  const user = useSessionUser()
  const profile = useOwnProfile()
  const [refreshing, setRefreshing] = useState(false)
  const status = profile.data?.verification
  const phoneVerified = (status ?? user)?.phone_verified === true
  const idVerified = (status ?? user)?.id_verified === true
  const reason = (!idVerified && status?.rejection_reason) || null
  const id = reason ? 'rejected' : idState({ id_verified: idVerified, id_submitted: status?.id_submitted })
  useToldRefusal(id, reason)
  return {
    phoneVerified,
    phoneNumber: profile.data?.phoneNumber || null,
    id,
    reason,
    complete: phoneVerified && idVerified,
    // A query that failed before is pending again while it is retried.
    loading: profile.isPending && profile.errorUpdateCount === 0,
    refreshing,
    refresh: async () => {
      setRefreshing(true)
      const { isSuccess } = await profile.refetch()
      setRefreshing(false)
      notify(
        isSuccess
          ? { text: t('Verification status refreshed!'), tone: 'good' }
          : { text: t('Failed to refresh verification status'), tone: 'bad' },
      )
    },
  }
}

/** Tells of a rejected ID while the screen is open. Every screen tells of an approval. */
function useToldRefusal(id: Verification['id'], reason: string | null): void {
  const t = useWords()
  const before = useRef(id)
  useEffect(() => {
    if (before.current === 'pending' && id === 'rejected')
      notify({ text: t('Your ID was not accepted: {reason}', { reason: reason ?? '' }), tone: 'bad' })
    before.current = id
  }, [id, reason, t])
}
