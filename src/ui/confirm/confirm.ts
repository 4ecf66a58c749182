import { observable } from '@/lib/observable'
import { dismissAllToasts } from '@/ui/toast/notify'

export type Question = {
  title: string
  /** What will happen, in a sentence. */
  text?: string
  /** The verb on the confirm button: 'Remove', 'Clear All'. */
  confirmLabel?: string
  cancelLabel?: string
  /** Color of the confirm button. */
  tone?: 'neutral' | 'danger'
}

export type Asked = Question & { id: number; answer: (yes: boolean) => void }

/** Unanswered questions, oldest first: one is asked at a time. */
export const questions = observable<readonly Asked[]>([])
let nextId = 1

/** Asks before an irreversible action. Resolves to whether the user confirmed. Needs a ConfirmHost. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++
    const answer = (yes: boolean) => {
      questions.set(questions.get().filter((each) => each.id !== id))
      resolve(yes)
    }
    // On a phone, toasts would cover the dialog's buttons.
    dismissAllToasts()
    questions.set([...questions.get(), { ...question, id, answer }])
  })
}
