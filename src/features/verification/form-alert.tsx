import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

/** What went wrong, in the documented or the server's words: it comes into view and has the focus. */
export function FormAlert({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (text === null) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-2.5 rounded-control bg-bad-soft px-3.5 py-3 font-strong text-bad"
    >
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
    </div>
  )
}
