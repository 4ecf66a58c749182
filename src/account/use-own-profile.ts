import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToken } from '@/session/session'
import { accountQueries } from './account.queries'

/** The own record of whoever is signed in; read again when another tab finds that the stored user has changed. */
export function useOwnProfile() {
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === 'user') void queryClient.invalidateQueries({ queryKey: ['own-profile'] })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [queryClient])
  return useQuery(accountQueries.profile(token))
}
