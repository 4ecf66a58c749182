import type { ReactNode } from 'react'
import { useAuthDialog, type AuthMode } from '@/session/auth-dialog'
import { LinkButton } from '@/ui/button/link-button'

/** A link to another mode of the modal, with an optional question before it. */
export function ModeLink({ to, question, children }: { to: AuthMode; question?: string; children: ReactNode }) {
  const open = useAuthDialog((state) => state.open)
  return (
    <p className="text-ink-muted">
      {question ? `${question} ` : null}
      <LinkButton onClick={() => open(to)}>{children}</LinkButton>
    </p>
  )
}
