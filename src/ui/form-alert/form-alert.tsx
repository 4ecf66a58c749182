import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

type FormAlertProps = {
  /** `null` shows nothing. Line breaks are kept. */
  text: string | null
  /** For alerts far from the submit button: scrolls into view and takes the focus. */
  takesFocus?: boolean
}

/** The error of a whole form. */
export function FormAlert({ text, takesFocus = false }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (text && takesFocus) box.current?.focus()
  }, [text, takesFocus])
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
