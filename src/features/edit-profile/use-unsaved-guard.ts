import { useBlocker } from '@tanstack/react-router'
import { isSignedIn } from '@/session/session'
import { confirm } from '@/ui/confirm/confirm'

/** Asks before changes are left behind; never holds up somebody whose session has ended. */
export function useUnsavedGuard(dirty: boolean): void {
  useBlocker({
    enableBeforeUnload: dirty,
    disabled: !dirty,
    shouldBlockFn: async () => {
      if (!isSignedIn()) return false
      const leave = await confirm({
        title: 'Leave without saving?',
        text: 'Your changes to the profile are not saved yet.',
        confirmLabel: 'Leave',
        cancelLabel: 'Keep editing',
        tone: 'danger',
      })
      return !leave
    },
  })
}
