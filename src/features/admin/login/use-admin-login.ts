import { useNavigate } from '@tanstack/react-router'
import { call } from '@/api/call'
import { useSendOnce } from '@/api/send-once'
import { superAdminLogin } from '@/contract/admin'
import { startAdminSession, useAdminReturn } from '@/session/admin'

export type Credentials = { email: string; username: string; password: string }

/** Signs in, stores the session under the documented keys, and opens the dashboard or the screen where a session ended. */
export function useAdminLogin() {
  const navigate = useNavigate()
  return useSendOnce({
    about: ['admin-login'],
    mutationFn: async (body: Credentials) => (await call(superAdminLogin, { body })).data,
    onSuccess: async ({ token, user }, { email, username }) => {
      const { path } = useAdminReturn.getState()
      startAdminSession(token, { email: user.email || email, username, role: 'super_admin', user })
      await navigate({ href: path ?? '/super-admin/dashboard', replace: true })
    },
  })
}
