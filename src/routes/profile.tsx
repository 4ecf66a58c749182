import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownProfileName } from '@/domain/people/profile-path'
import { useStoredUser } from '@/session/session'
import { requireSession } from '@/shell/guard'

/** The product path of one's own profile, `/dashboard/u/{firstname.lastname}` (B 2.1, B 2.2). */
export const Route = createFileRoute('/profile')({
  beforeLoad: (context) => {
    requireSession(context)
    throw redirect({
      to: '/dashboard/u/$username',
      params: { username: ownProfileName(useStoredUser.getState().value) },
      search: true,
      replace: true,
    })
  },
})
