import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { call } from '@/api/call'
import { isAccountQuery } from '@/api/query-keys'
import { logout } from '@/contract/auth'
import { logOutHere, typedHere } from '@/session/end/log-out'
import { confirm } from '@/ui/confirm/confirm'

const LIST = new Intl.ListFormat('en-US')

/**
 * Ends the session here and on the server, and goes home, even if the call fails (B 7, B 8). Asks first where that removes
 * something typed from this device.
 */
export function useLogOut(): () => Promise<void> {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    const typed = await typedHere()
    const removed = { text: `This deletes from this device: ${LIST.format(typed)}.`, tone: 'danger' as const }
    if (typed.length > 0 && !(await confirm({ title: 'Log out?', confirmLabel: 'Log out', ...removed }))) return
    // Home first: a form with unsaved changes may ask to stay, and on a protected screen the guard would treat the user as a visitor.
    await navigate({ to: '/' })
    if (router.state.location.pathname !== '/') return
    await call(logout, {}).catch(() => {})
    await logOutHere()
    queryClient.removeQueries({ predicate: isAccountQuery })
  }
}
