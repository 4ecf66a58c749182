import { clsx } from 'clsx'
import L from 'leaflet'
import { useCallback, type ReactNode } from 'react'

export function DrawBar({ text, children, more }: { text: string; children: ReactNode; more?: ReactNode }) {
  const own = useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    L.DomEvent.disableClickPropagation(bar)
    L.DomEvent.disableScrollPropagation(bar)
  }, [])
  return (
    <div
      ref={own}
      className={clsx(
        'absolute inset-x-2 bottom-7 z-[900] mx-auto flex max-w-xl cursor-default flex-wrap items-center',
        'justify-end gap-2 rounded-card border border-line bg-surface-raised px-3 py-2.5 text-ink shadow-2',
        'md:bottom-4',
      )}
    >
      <p className="min-w-40 flex-1 text-[0.8125rem] text-pretty">{text}</p>
      <div className="flex flex-wrap justify-end gap-2">{children}</div>
      {more}
    </div>
  )
}
