import { useNavigate } from '@tanstack/react-router'
import type { WireSessionUser } from '@/contract/account/auth'
import { useAuthDialog } from '@/session/auth-dialog'
import { takeDestination } from '@/session/end/destination'
import { startSession, type GoogleData } from '@/session/session'
import { forgetDrafts } from './auth-drafts'

/** Signs in, closes the modal and opens the visitor's destination, else `/dashboard` (A 7, B 2.1). */
export function useAfterSignIn() {
  const navigate = useNavigate()
  return async (token: string, user: WireSessionUser, googleData?: GoogleData) => {
    const destination = takeDestination(String(user.id)) ?? '/dashboard'
    startSession(token, user, googleData)
    useAuthDialog.getState().close()
    forgetDrafts()
    await navigate({ href: destination })
  }
}
