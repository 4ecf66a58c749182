import { questions } from '@/ui/confirm/confirm'
import { dismissAllToasts } from '@/ui/toast/notify'

/** Closes dialogs and toasts of the previous story: their state outlives the rendered tree. */
export function leaveNothingOpen(): void {
  for (let [asked] = questions.get(); asked; [asked] = questions.get()) asked.answer(false)
  dismissAllToasts()
}
