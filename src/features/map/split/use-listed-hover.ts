import { useEffect } from 'react'
import { useHovered } from '../state/hovered'

const CARD = '[data-listing]'

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>(CARD) ?? null) : null

/**
 * Cards and pins in step: the card under the pointer or with the focus raises its pin, a hovered pin marks its card. Cards are marked
 * in the document, so that the list is not rendered again.
 */
export function useListedHover(): void {
  useEffect(() => {
    const { enter, leave } = useHovered.getState()
    let over: string | null = null
    const follow = (event: Event) => {
      const id = cardOf(event.target)?.dataset['listing'] ?? null
      if (id === over) return
      if (over !== null) leave(over)
      over = id
      if (id !== null) enter(id, 'list')
    }
    const mark = ({ id, from }: { id: string | null; from: string }) => {
      for (const card of document.querySelectorAll<HTMLElement>(`${CARD}[data-raised]`)) delete card.dataset['raised']
      if (id === null || from !== 'pin') return
      const card = document.querySelector<HTMLElement>(`[data-listing="${CSS.escape(id)}"]`)
      if (card) card.dataset['raised'] = ''
    }
    const stop = useHovered.subscribe(mark)
    document.addEventListener('pointerover', follow)
    document.addEventListener('focusin', follow)
    return () => {
      stop()
      mark({ id: null, from: 'list' })
      if (over !== null) leave(over)
      document.removeEventListener('pointerover', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [])
}
