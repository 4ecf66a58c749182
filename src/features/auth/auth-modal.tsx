import { useEffect, useRef, type ComponentType } from 'react'
import { useAuthDialog, type AuthMode } from '@/session/auth-dialog'
import { forgetDestination } from '@/session/end/destination'
import { Dialog } from '@/ui/dialog/dialog'
import { EmailLoginPanel } from './email-login/email-login-panel'
import { EmailRegisterPanel } from './email-register/email-register-panel'
import { LoginPanel } from './login-panel'
import { RegisterPanel } from './register-panel'

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
