import { useBlocker } from '@tanstack/react-router'
import { isSignedIn } from '@/session/session'
import { confirm, type Question } from '@/ui/confirm/confirm'
import { useWords } from '@/words/use-words'

/** Asks before the screen is left while `when`; closing the tab shows the browser's own question. */
export function useLeaveGuard(when: boolean, question: Partial<Question>): void {
  const t = useWords()
  useBlocker({
    disabled: !when,
    enableBeforeUnload: when,
    shouldBlockFn: async ({ current, next }) => {
      // Signing in returns here; an expired session must not ask.
      if (current.pathname === next.pathname || !isSignedIn()) return false
      return !(await confirm({
        title: t('Leave this form?'),
        confirmLabel: t('Leave'),
        cancelLabel: t('Stay'),
        ...question,
      }))
    },
  })
}
