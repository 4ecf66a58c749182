import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ContractError } from '@/api/errors'
import { profileKeys } from '@/api/query-keys'
import { useToken } from '@/session/session'
import { accountQueries } from './account.queries'
import { t } from '@/words/words'

export function useOwnProfile() {
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === 'user') void queryClient.invalidateQueries({ queryKey: profileKeys.own })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [queryClient])
  return useQuery(accountQueries.profile(token))
}

/** What stands below 'Error Loading Profile': the message, or the documented words where the answer has none (A 8). */
export function profileFailure(error: Error): string {
  return error instanceof ContractError ? t('Failed to load user profile') : error.message
}
