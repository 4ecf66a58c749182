import { useRef } from 'react'

/**
 * Radix gives the focus back to a dialog's own trigger only. One that is opened by something else remembers what had the focus
 * and gives it back at closing; `remember` belongs before the focus moves inside.
 */
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
