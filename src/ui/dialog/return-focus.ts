import { useRef } from 'react'

/** Radix returns the focus only to a dialog's own trigger. Call `remember` before the focus moves inside. */
export function useReturnFocus() {
  const from = useRef<Element>(null)
  return {
    remember: () => {
      from.current = document.activeElement
    },
    giveBack: (event: Event) => {
      const opener = from.current
      if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected) return
      event.preventDefault()
      opener.focus({ preventScroll: true })
    },
  }
}
