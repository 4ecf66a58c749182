import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '@/api/call'
import { isAccountQuery } from '@/api/query-keys'
import { logout } from '@/contract/auth'
import { endSession } from '@/session/session'

/** Ends the session here and on the server, and goes home, even if the call fails (B 7, B 8). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    await call(logout, {}).catch(() => {})
    // Home first: on a protected screen the guard would treat the user as a visitor.
    await navigate({ to: '/' })
    endSession()
    queryClient.removeQueries({ predicate: isAccountQuery })
  }
}
