import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CardLayout } from '@/listing/card/listing-card'

/** Grid or list, in the URL (`?view=list`), so Back and a reload keep it. */
export function useLayout(): [CardLayout, (layout: CardLayout) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (layout: CardLayout) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, view: layout === 'list' ? layout : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [search['view'] === 'list' ? 'list' : 'grid', change]
}
