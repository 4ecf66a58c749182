import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import { BrowseScreen } from '@/features/browse/browse-screen'
import { useSplitView } from '@/features/map/split/split-view'
import { SaveSearch } from '@/features/saved-searches/save/save-search'
import { useMedia } from '@/ui/media/use-media'
import { SplitMap } from './split-part'
import { useDetailCode } from './use-detail-code'
import { keepPreferences, useShownSearch } from './use-shown-search'
import { ViewSwitch } from './view-switch'

type Props = { from: '/properties/' | '/dashboard/properties/' }

export function BrowsePage({ from }: Props) {
  const search = useShownSearch(from)
  const wide = useMedia('(min-width: 1024px)')
  const split = useSplitView((state) => state.value) && wide
  const navigate = useNavigate()
  useDetailCode()
  const change = useCallback(
    (next: SearchState, { replace = false }: { replace?: boolean } = {}) => {
      void navigate({ to: '.', search: writeSearch(next), replace, resetScroll: false })
      keepPreferences(search, next)
    },
    [navigate, search],
  )
  return (
    <BrowseScreen
      search={search}
      onChange={change}
      saving={saving}
      layout={layout}
      aside={split ? <SplitMap search={search} onSearch={change} /> : undefined}
    />
  )
}

function layout(search: SearchState) {
  return <ViewSwitch at="results" search={search} />
}

function saving(search: SearchState) {
  return <SaveSearch search={search} />
}
