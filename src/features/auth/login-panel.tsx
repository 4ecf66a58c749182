import { Mail } from 'lucide-react'
import { useAuthDialog } from '@/session/auth-dialog'
import type { SignInReason } from '@/session/end/destination'
import { Button } from '@/ui/button/button'
import { GoogleSignIn } from './google/google-sign-in'
import { ModeLink } from './mode-link'

const REASONS: Record<SignInReason, string | ((about: string) => string)> = {
  page: 'That page needs an account. Log in and you go straight to it.',
  chat: (name) => `Log in to message ${name || 'the owner'}. You go straight to the chat.`,
  tour: (title) => `Log in to ask for a tour${title && ` of ${title}`}. You come back to this property.`,
  'save-search': 'Log in to save this search. You come back to it.',
  follow: (name) => `Log in to follow ${name || 'this person'}. You come back to this profile.`,
  report: (title) => `Log in to report ${title || 'this listing'}. You come back to it.`,
  list: 'Log in to list a property. You go straight to the form.',
  'session-ended': 'Your session has ended. Log in and go on where you were.',
}

const WHAT_FOR = 'One account for your favorites, your messages and your own listings.'

/** Mode 'login' (A 2): lists the ways to log in. */
export function LoginPanel() {
  const { open, reason, about } = useAuthDialog()
  const said = reason && REASONS[reason]
  return (
    <div className="space-y-3 pb-2">
      <p className="pb-2 text-[0.9375rem] text-pretty text-ink-muted">
        {(typeof said === 'function' ? said(about ?? '') : said) ?? WHAT_FOR}
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
