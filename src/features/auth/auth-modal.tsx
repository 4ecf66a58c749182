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
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

function RegisterPanel() {
  const t = useWords()
  const open = useAuthDialog((state) => state.open)
  return (
    <div className="space-y-3 pb-2">
      <p className="pb-2 text-[0.9375rem] text-pretty text-ink-muted">
        {t(
          'Browsing is free and needs no account. With an account you can message owners, book tours and list a property.',
        )}
      </p>
      <GoogleSignIn signingUp />
      <Button size="large" wide icon={<Mail aria-hidden size={18} />} onClick={() => open('email-register')}>
        {t('Email')}
      </Button>
      <p className="text-[0.8125rem] text-pretty text-ink-muted">
        {t('By signing up you agree to the terms of use and the privacy notice of Proventous.')} <TermsLinks />
      </p>
      <div className="border-t border-line pt-4">
        <ModeLink to="login" question={t('Already have an account?')}>
          {t('Log in')}
        </ModeLink>
      </div>
    </div>
  )
}

/** @param about the person or the listing, empty if unknown */
function reasonText(reason: SignInReason | null, about: string): string {
  switch (reason) {
    case 'page':
      return t('You need an account for that page. Log in to go straight to it.')
    case 'chat':
      return about
        ? t('Log in to message {name}. You go straight to the chat.', { name: about })
        : t('Log in to message the owner. You go straight to the chat.')
    case 'tour':
      return about
        ? t('Log in to ask for a tour of {title}. You come back to this property.', { title: about })
        : t('Log in to ask for a tour. You come back to this property.')
    case 'save-search':
      return t('Log in to save this search. You come back to it.')
    case 'follow':
      return about
        ? t('Log in to follow {name}. You come back to this profile.', { name: about })
        : t('Log in to follow this person. You come back to this profile.')
    case 'report':
      return about
        ? t('Log in to report {title}. You come back to it.', { title: about })
        : t('Log in to report this listing. You come back to it.')
    case 'list':
      return t('Log in to list a property. You go straight to the form.')
    case 'session-ended':
      return t('Your session has ended. Log in to continue where you were.')
    case null:
      return t('One account for your favorites, your messages and your own listings.')
  }
}

function LoginPanel() {
  const t = useWords()
  const { open, reason, about } = useAuthDialog()
  return (
    <div className="space-y-3 pb-2">
      <p className="pb-2 text-[0.9375rem] text-pretty text-ink-muted">{reasonText(reason, about ?? '')}</p>
      <GoogleSignIn />
      <Button size="large" wide icon={<Mail aria-hidden size={18} />} onClick={() => open('email-login')}>
        {t('Email, username or mobile')}
      </Button>
      <div className="pt-3">
        <ModeLink to="register" question={t('New to Proventous?')}>
          {t('Create an account')}
        </ModeLink>
      </div>
    </div>
  )
}

const MODES: Record<AuthMode, { title: Label; Panel: ComponentType }> = {
  login: { title: 'Login', Panel: LoginPanel },
  'email-login': { title: 'Login', Panel: EmailLoginPanel },
  register: { title: 'Create account', Panel: RegisterPanel },
  'email-register': { title: 'Create account', Panel: EmailRegisterPanel },
}

export default function AuthModal() {
  const t = useWords()
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
      title={t(title)}
      onOpenChange={(open) => !open && leave()}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focusStart(panel.current)
      }}
    >
      <div ref={panel} key={mode} role="group" aria-label={t(title)} tabIndex={-1} className="scroll-mt-4 outline-none">
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

function ModeLink({ to, question, children }: { to: AuthMode; question?: string; children: ReactNode }) {
  const open = useAuthDialog((state) => state.open)
  return (
    <p className="text-ink-muted">
      {question ? `${question} ` : null}
      <LinkButton onClick={() => open(to)}>{children}</LinkButton>
    </p>
  )
}
