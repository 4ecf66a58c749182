import { useEffect, useRef } from 'react'

/** Focuses the first field of a form that replaces another one, so that the focus is not lost. */
export function useStartFocus<Element extends HTMLElement>() {
  const box = useRef<Element>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true }), [])
  return box
}
