import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'

export const overlayClass =
  'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

/** Radix asks after the toast is removed, so the toast is marked, not its host. */
export function keepForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault()
}

/** Focuses the panel, not its close button: the title is announced and Tab starts at the top. */
export function focusContent(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
}

export function focusOn(id: string) {
  return (event: Event) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
}

type HeadProps = { title: ReactNode; hideTitle?: boolean; description?: ReactNode; closeLabel?: string }

/** Not a `header`: in a portal that would be a second banner of the page. */
export function DialogHead({ title, hideTitle = false, description, closeLabel = 'Close' }: HeadProps) {
  return (
    <div className="flex items-start gap-3 border-b border-line py-3 pr-2 pl-4 sm:pl-6">
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className={hideTitle ? 'sr-only' : 'text-lg'}>{title}</Radix.Title>
        {description ? <Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description> : null}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel}>
          <X aria-hidden size={20} />
        </IconButton>
      </Radix.Close>
    </div>
  )
}

const REACHABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** The scrolling middle. It is a tab stop if nothing inside is, so the arrow keys can scroll a long text. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(false)
  useEffect(() => {
    const box = body.current
    if (!box?.firstElementChild) return undefined
    const watch = new ResizeObserver(() => {
      setStop(box.scrollHeight > box.clientHeight && !box.querySelector(REACHABLE))
    })
    watch.observe(box)
    watch.observe(box.firstElementChild)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={body}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
      tabIndex={stop ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2 sm:px-6"
    >
      <div>{children}</div>
    </div>
  )
}

/** Buttons of a dialog, in view whatever its body holds. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div
      className={clsx(
        'safe-bottom flex flex-wrap justify-end gap-2 border-t border-line bg-surface-raised px-4 pt-3 *:flex-1',
        'sm:px-6 sm:pb-3 sm:*:flex-none',
      )}
    >
      {children}
    </div>
  )
}
