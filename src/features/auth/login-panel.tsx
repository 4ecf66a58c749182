import { Mail } from 'lucide-react'
import { useAuthDialog } from '@/session/auth-dialog'
import type { SignInReason } from '@/session/end/destination'
import { Button } from '@/ui/button/button'
import { GoogleSignIn } from './google/google-sign-in'
import { ModeLink } from './mode-link'

const REASONS: Record<SignInReason, string> = {
  page: 'That page needs an account. Log in and you go straight to it.',
  chat: 'Log in to write to the owner. You go straight to the chat.',
  tour: 'Log in to ask for a tour. You come back to this property.',
  'save-search': 'Log in to save this search. You come back to it.',
  profile: 'Log in to see this profile. You go straight to it.',
  'session-ended': 'Your session has ended. Log in and go on where you were.',
}

/** Mode 'login' (A 2): lists the ways to log in. */
export function LoginPanel() {
  const { open, reason } = useAuthDialog()
  return (
    <div className="space-y-3 pb-2">
      <p className="pb-2 text-[0.9375rem] text-pretty text-ink-muted">
        {reason ? REASONS[reason] : 'One account for your favorites, your messages and your own listings.'}
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
