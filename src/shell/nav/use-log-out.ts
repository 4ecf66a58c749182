import { useQueryClient } from '@tanstack/react-query'
import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { call } from '@/api/call'
import { isAccountQuery } from '@/api/query-keys'
import { logout } from '@/contract/account/auth'
import { logOutHere, tracesHere, typedHere } from '@/session/end/log-out'
import { useFavorites } from '@/session/favorites'
import { confirm } from '@/ui/confirm/confirm'
import { notify } from '@/ui/toast/notify'

declare module '@tanstack/react-router' {
  interface HistoryState {
    loggingOut?: true
  }
}

const LIST = new Intl.ListFormat('en-US')

/**
 * Ends the session here at once and goes home; the server is told meanwhile, and may fail or hang (B 7, B 8). Asks first if
 * that deletes input from this device.
 */
export function useLogOut(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    const typed = await typedHere()
    const favorites = useFavorites.getState().value.length > 0
    const stays = favorites ? ' Your favorites stay on this device.' : ''
    const text = `This deletes from this device: ${LIST.format([...typed, ...tracesHere()])}.${stays}`
    const question = { title: 'Log out?', text, confirmLabel: 'Log out', tone: 'danger' } as const
    if (typed.length > 0 && !(await confirm(question))) return
    // Home first: on a protected screen the guard would treat the user as a visitor.
    if (!(await leaveForHome(router))) return
    // The call takes the token with it before the session ends.
    call(logout, {}, { keepalive: true }).catch(() => {})
    await logOutHere()
    queryClient.removeQueries({ predicate: isAccountQuery })
    if (favorites && typed.length === 0) notify({ text: 'You are logged out. Your favorites stay on this device.' })
  }
}

/** Resolves when the address is home's, whether or not its code has loaded. False if the user stayed with an unsaved form. */
function leaveForHome({ history, navigate }: RegisteredRouter): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = history.subscribe(({ location }) => {
      stop()
      resolve(location.state.loggingOut === true)
    })
    void navigate({ to: '/', state: { loggingOut: true } })
  })
}
