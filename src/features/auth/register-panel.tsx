import { Mail } from 'lucide-react'
import { useAuthDialog } from '@/session/auth-dialog'
import { Button } from '@/ui/button/button'
import { GoogleSignIn } from './google/google-sign-in'
import { ModeLink } from './mode-link'
import { TermsLinks } from './terms-links'

/** Mode 'register' (A 2): the ways to create an account. */
export function RegisterPanel() {
  const open = useAuthDialog((state) => state.open)
  return (
    <div className="space-y-3 pb-2">
      <p className="pb-2 text-[0.9375rem] text-pretty text-ink-muted">
        Looking costs nothing and needs no account. With one you can message owners, book tours and list a property.
      </p>
      <GoogleSignIn signingUp />
      <Button size="large" wide icon={<Mail aria-hidden size={18} />} onClick={() => open('email-register')}>
        Email
      </Button>
      <p className="text-[0.8125rem] text-pretty text-ink-muted">
        By signing up you agree to the terms of use and the privacy notice of Proventous. <TermsLinks />
      </p>
      <div className="border-t border-line pt-4">
        <ModeLink to="login" question="Already have an account?">
          Log in
        </ModeLink>
      </div>
    </div>
  )
}
