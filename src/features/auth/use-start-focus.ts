import { useEffect, useRef } from 'react'

export function useStartFocus<Element extends HTMLElement>() {
  const box = useRef<Element>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true }), [])
  return box
}
