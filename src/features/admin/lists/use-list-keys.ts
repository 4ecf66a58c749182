import { useEffect } from 'react'
import { isTyping, useReviewKeysOn } from '../review/key-rules'

/** Marks a row's review link. Its value is the verification's id. */
export const REVIEW_BUTTON = 'data-review'

export function useListKeys(active: boolean): void {
  const on = useReviewKeysOn((state) => state.value)
  useEffect(() => {
    if (!active || !on) return undefined
    const press = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key.toLowerCase()]
      if (by === undefined || isTyping(event)) return
      const rows = [...document.querySelectorAll<HTMLElement>(`[${REVIEW_BUTTON}]`)]
      const at = rows.findIndex((row) => row === document.activeElement)
      const next = rows[at < 0 ? (by === 1 ? 0 : rows.length - 1) : at + by]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [active, on])
}

export function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[${REVIEW_BUTTON}="${CSS.escape(id)}"]`)
  const first = document.querySelector<HTMLElement>(`[${REVIEW_BUTTON}]`)
  const place = row ?? first ?? document.querySelector<HTMLElement>('#main h1')
  place?.focus()
}
