import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { caretAfterGrouping } from './amount'

/** Groups digits while typing, if `group` is set, and keeps the caret between the same digits. */
export function useGrouping(change: (text: string) => void, group?: (typed: string) => string) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    const text = group ? group(typed) : typed
    if (text !== typed) setCaret({ at: caretAfterGrouping(typed, event.target.selectionStart ?? typed.length, text) })
    change(text)
  }
  return { input, type }
}
