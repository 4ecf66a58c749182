import { useBlocker } from '@tanstack/react-router'
import { isSignedIn } from '@/session/session'
import { confirm, type Question } from '@/ui/confirm/confirm'

/** Asks before the screen is left while `when`; closing the tab shows the browser's own question. */
export function useLeaveGuard(when: boolean, question: Partial<Question>): void {
  useBlocker({
    disabled: !when,
    enableBeforeUnload: when,
    shouldBlockFn: async ({ current, next }) => {
      // Signing in returns here; an expired session must not ask.
      if (current.pathname === next.pathname || !isSignedIn()) return false
      return !(await confirm({ title: 'Leave this form?', confirmLabel: 'Leave', cancelLabel: 'Stay', ...question }))
    },
  })
}
