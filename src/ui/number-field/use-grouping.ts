import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { caretAfterGrouping } from './amount'

/** Groups digits while they are typed, where `group` is given, and keeps the caret where it was among them. */
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
