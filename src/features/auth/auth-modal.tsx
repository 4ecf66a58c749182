import { Mail } from 'lucide-react'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useAuthDialog, type AuthMode } from '@/session/auth-dialog'
import { forgetDestination, type SignInReason } from '@/session/end/destination'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { Dialog } from '@/ui/dialog/dialog'
import { EmailLoginPanel } from './email-login/email-login-panel'
import { EmailRegisterPanel } from './email-register/email-register-panel'
import { GoogleSignIn } from './google/google-sign-in'
import { TermsLinks } from './terms-links'

/** Mode 'register' (A 2): the ways to create an account. */
function RegisterPanel() {
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
function LoginPanel() {
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

const MODES: Record<AuthMode, { title: string; Panel: ComponentType }> = {
  login: { title: 'Login', Panel: LoginPanel },
  'email-login': { title: 'Login', Panel: EmailLoginPanel },
  register: { title: 'Create account', Panel: RegisterPanel },
  'email-register': { title: 'Create account', Panel: EmailRegisterPanel },
}

/** The auth modal in its four modes (A 2); closed while the mode is null. */
export default function AuthModal() {
  const { mode, close } = useAuthDialog()
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)

  useEffect(() => {
    if (shown.current !== mode) focusStart(panel.current)
    shown.current = mode
  }, [mode])

  // Closing it without signing in also drops the destination.
  const leave = () => {
    forgetDestination()
    close()
  }

  if (mode === null) return null
  const { title, Panel } = MODES[mode]
  return (
    <Dialog
      open
      size="small"
      title={title}
      onOpenChange={(open) => !open && leave()}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focusStart(panel.current)
      }}
    >
      <div ref={panel} key={mode} role="group" aria-label={title} tabIndex={-1} className="scroll-mt-4 outline-none">
        <Panel />
      </div>
    </Dialog>
  )
}

/** Focuses the first field of a mode, or the panel if it has none, so that the focus is not lost. */
function focusStart(panel: HTMLElement | null): void {
  const start = panel?.querySelector<HTMLElement>('[data-start]') ?? panel
  start?.focus({ preventScroll: true })
  panel?.scrollIntoView()
}

/** A link to another mode of the modal, with an optional question before it. */
function ModeLink({ to, question, children }: { to: AuthMode; question?: string; children: ReactNode }) {
  const open = useAuthDialog((state) => state.open)
  return (
    <p className="text-ink-muted">
      {question ? `${question} ` : null}
      <LinkButton onClick={() => open(to)}>{children}</LinkButton>
    </p>
  )
}
