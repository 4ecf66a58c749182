import { Link } from '@tanstack/react-router'
import { resolveImageUrl } from '@/domain/listing/images'
import { ownProfileName } from '@/domain/people/profile-path'
import { useAuthDialog } from '@/session/auth-dialog'
import { useBackendReady } from '@/listing/use-backend-ready'
import { displayName, useGoogleData, useSessionUser } from '@/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'

/** For visitors the two ways into the auth modal (A 2); for members the way to their dashboard. */
export function HeaderAccount() {
  const user = useSessionUser()
  const google = useGoogleData((state) => state.value)
  const mayLoad = useBackendReady()
  const open = useAuthDialog((state) => state.open)
  if (!user) {
    return (
      <>
        <Button variant="quiet" size="small" className="min-h-10" onClick={() => open('login')}>
          Sign In
        </Button>
        <Button size="small" className="min-h-10" onClick={() => open('register')}>
          Get Started
        </Button>
      </>
    )
  }
  const name = displayName(user)
  const picture = mayLoad && (user.profile_picture ?? google?.picture)
  return (
    <>
      <Button size="small" className="min-h-10" asChild>
        <Link to="/dashboard">Go to dashboard</Link>
      </Button>
      <Link
        to="/dashboard/u/$username"
        params={{ username: ownProfileName(user) }}
        aria-label={`My Profile, ${name}`}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar name={name} size={40} {...(picture ? { src: resolveImageUrl(picture) } : {})} />
      </Link>
    </>
  )
}
