import { clsx } from 'clsx'
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { dismissToast, toasts as shown } from './notify'
import { ToastItem } from './toast-item'
import { useWords } from '@/words/use-words'

/** One per app, last in the body. F8 focuses the newest toast; the focus returns when the toasts are gone. */
export function ToastHost() {
  const t = useWords()
  const toasts = useSyncExternalStore(shown.subscribe, shown.get, shown.get)
  const host = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)

  useEffect(() => {
    const seen = () => setAway(document.hidden)
    const jump = (event: KeyboardEvent) => {
      if (event.key === 'F8') host.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
    document.addEventListener('visibilitychange', seen)
    document.addEventListener('keydown', jump)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      document.removeEventListener('keydown', jump)
    }
  }, [])

  const arrive = (event: FocusEvent) => {
    setFocused(true)
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !host.current?.contains(from)) cameFrom.current = from
  }

  const leave = (id: number) => {
    const inside = host.current?.contains(document.activeElement)
    dismissToast(id)
    if (!inside) return
    setFocused(false)
    cameFrom.current?.focus({ preventScroll: true })
  }

  return (
    // aria-live="off" announces nothing, but keeps modal dialogs from hiding the toasts from screen readers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they hold the clock
    <section
      ref={host}
      aria-label={t('Notifications (F8)')}
      aria-live="off"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={arrive}
      onBlur={() => setFocused(false)}
      className={clsx(
        'pointer-events-none fixed inset-x-0 top-(--toasts-top,auto) bottom-(--toasts-bottom,16px) z-70 flex',
        'justify-center px-4 print:hidden',
      )}
    >
      <ol className="flex w-full max-w-md flex-col gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={hovered || focused || away} onLeave={() => leave(toast.id)} />
        ))}
      </ol>
    </section>
  )
}
