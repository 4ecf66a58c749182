import { dismissAllToasts } from '@/ui/toast/notify'

export type Question = {
  title: string
  /** What will happen, in a sentence. */
  text?: string
  /** The verb on the button that goes ahead: 'Remove', 'Clear All'. */
  confirmLabel?: string
  cancelLabel?: string
  /** 'danger' colours the button that goes ahead. */
  tone?: 'neutral' | 'danger'
}

export type Asked = Question & { id: number; answer: (yes: boolean) => void }

let asked: readonly Asked[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Asked[]) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before something that cannot be undone. Answers true when confirmed, false when cancelled or escaped. Needs a ConfirmHost. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++
    const answer = (yes: boolean) => {
      change(asked.filter((each) => each.id !== id))
      resolve(yes)
    }
    // Toasts lie above the dialog and would cover its buttons on a phone.
    dismissAllToasts()
    change([...asked, { ...question, id, answer }])
  })
}

export function subscribeQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Oldest first: one is asked at a time. */
export function currentQuestion(): Asked | undefined {
  return asked[0]
}
