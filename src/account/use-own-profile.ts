import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileKeys } from '@/api/query-keys'
import { useToken } from '@/session/session'
import { accountQueries } from './account.queries'

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
