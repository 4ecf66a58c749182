import { Mail } from 'lucide-react'
import { useAuthDialog } from '@/session/auth-dialog'
import { hasDestination } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { GoogleSignIn } from './google/google-sign-in'
import { ModeLink } from './mode-link'

/** Mode 'login' (A 2): the ways to log in. */
export function LoginPanel() {
  const open = useAuthDialog((state) => state.open)
  return (
    <div className="space-y-3 pb-2">
      <p className="pb-2 text-[0.9375rem] text-pretty text-ink-muted">
        {hasDestination()
          ? 'That page needs an account. Log in and you go straight to it.'
          : 'One account for your favorites, your messages and your own listings.'}
      </p>
      <GoogleSignIn />
      <Button size="large" wide icon={<Mail aria-hidden size={18} />} onClick={() => open('email-login')}>
        Email, username or mobile
      </Button>
      <div className="pt-3">
        <ModeLink to="register" question="New to Proventous?">
          Create an account
        </ModeLink>
      </div>
    </div>
  )
}
