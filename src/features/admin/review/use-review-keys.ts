import { useEffect, useRef } from 'react'
import { isTyping, useReviewKeysOn } from './key-rules'

type Actions = {
  step: (by: 1 | -1) => void
  approve: (() => void) | undefined
  reject: (() => void) | undefined
  help: () => void
}

/** J or right: next. K or left: previous. A approves, R rejects, ? shows the keys. Not while typing. */
export function useReviewKeys(open: boolean, actions: Actions): void {
  const on = useReviewKeysOn((state) => state.value)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!open) return undefined
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat) return
      const { step, approve, reject, help } = latest.current
      // `?` always works: it shows the switch that turns the keys on again.
      const act = event.key === '?' ? help : on ? actionFor(event, { step, approve, reject }) : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open, on])
}

function actionFor({ key, target }: KeyboardEvent, { step, approve, reject }: Omit<Actions, 'help'>) {
  // The arrow keys scroll a picture that is larger than its frame.
  const scrolls = target instanceof Element && target.closest('[data-zoomed]') !== null
  if (key.startsWith('Arrow') && scrolls) return undefined
  switch (key) {
    case 'j':
    case 'J':
    case 'ArrowRight':
      return () => step(1)
    case 'k':
    case 'K':
    case 'ArrowLeft':
      return () => step(-1)
    case 'a':
    case 'A':
      return approve
    case 'r':
    case 'R':
      return reject
    default:
      return undefined
  }
}
