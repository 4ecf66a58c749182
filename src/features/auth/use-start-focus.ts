import { useEffect, useRef } from 'react'

/** What takes another's place inside a mode begins at its first field, so that the focus never falls out of the page. */
export function useStartFocus<Element extends HTMLElement>() {
  const box = useRef<Element>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true }), [])
  return box
}
