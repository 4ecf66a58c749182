import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { regroupDigits } from '@/lib/digit-groups'
import { caretAfterGrouping } from './amount'

/** Groups digits while typing, and keeps the caret between the same digits. `shown` is the present text. */
export function useGrouping(shown: string, change: (text: string) => void, grouping = true) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    const text = grouping ? regroupDigits(shown, typed) : typed
    if (text !== typed) setCaret({ at: caretAfterGrouping(typed, event.target.selectionStart ?? typed.length, text) })
    change(text)
  }
  return { input, type }
}
