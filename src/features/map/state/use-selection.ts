import { useCallback, useEffect, useMemo } from 'react'
import type { PlacedListing } from '@/domain/search/query/bounds'
import type { MapUrlState } from './map-url'
import { markViewed } from '@/session/marks/viewed'

const WITHIN = '[data-popup], [data-detail-card]'

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]:not([data-popup]), [role=alertdialog]') !== null
}

/** Returns the focus to the pin when the focused element is about to be removed. */
function returnFocus(id: string): void {
  if (!document.activeElement?.closest(WITHIN)) return
  document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
}

export function useSelection(
  placed: readonly PlacedListing[],
  pin: string | null,
  onAddress: (change: Partial<MapUrlState>) => void,
): { selected: PlacedListing | null; selectedId: string | null; select: (id: string | null) => void } {
  const selected = useMemo(() => placed.find(({ id }) => id === pin) ?? null, [placed, pin])
  const selectedId = selected?.id ?? null

  const select = useCallback(
    (id: string | null) => {
      if (id === pin) return
      if (id === null && pin !== null) returnFocus(pin)
      onAddress({ pin: id })
    },
    [pin, onAddress],
  )

  useEffect(() => {
    if (selectedId === null) return undefined
    markViewed(selectedId)
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event.target)) select(null)
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [selectedId, select])

  return { selected, selectedId, select }
}
