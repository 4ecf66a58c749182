import { useBlocker } from '@tanstack/react-router'
import { isSignedIn } from '@/session/session'
import { confirm } from '@/ui/confirm/confirm'

/** Asks before the screen is left while `when`; closing the tab asks in the browser's own words. */
export function useLeaveGuard(
  when: boolean,
  text = 'What you have filled in is kept on this device as a draft.',
): void {
  useBlocker({
    disabled: !when,
    enableBeforeUnload: when,
    shouldBlockFn: async ({ current, next }) => {
      // Signing in comes back to the same place, and an ended session is no wish to leave.
      if (current.pathname === next.pathname || !isSignedIn()) return false
      return !(await confirm({ title: 'Leave this form?', text, confirmLabel: 'Leave', cancelLabel: 'Stay' }))
    },
  })
}
