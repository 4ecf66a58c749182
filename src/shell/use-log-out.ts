import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '@/api/call'
import { logout } from '@/contract/auth'
import { endSession } from '@/session/session'

/** Ends the session here and on the server, and goes home; a failing call changes neither (B 7, B 8). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    await call(logout, {}).catch(() => {})
    // Home first: the guard of the screen being left must not take its leaving for a visitor's coming.
    await navigate({ to: '/' })
    endSession()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'listings' })
  }
}
