import { currentQuestion } from '@/ui/confirm/confirm'
import { dismissAllToasts } from '@/ui/toast/notify'

/** Questions and messages outlive the tree that shows them; the next story shall not begin with those of the one before. */
export function leaveNothingOpen(): void {
  for (let asked = currentQuestion(); asked; asked = currentQuestion()) asked.answer(false)
  dismissAllToasts()
}
