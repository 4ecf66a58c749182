import type { QueryClient } from '@tanstack/react-query'
import { loadCode } from '@/lib/load-code'
import { whenIdle } from '@/lib/when-idle'
import { useFavorites } from '@/session/favorites'

/** What counts, loaded when something is to be counted; without it nothing is. */
const load = () => loadCode(() => import('./count-interest'))

export function followSaves(client: QueryClient): () => void {
  return useFavorites.subscribe(({ value: now }, { value: before }) => {
    // Another tab counts its own.
    if (document.hidden) return
    const added = now.filter((id) => !before.includes(id))
    const removed = before.filter((id) => !now.includes(id))
    whenIdle(
      () =>
        void load()
          .then(({ countSaves }) => countSaves(client, added, removed))
          .catch(() => {}),
    )
  })
}
