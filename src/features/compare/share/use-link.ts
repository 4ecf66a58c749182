import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { addressValue, readLinkIds, writeLinkIds } from './link-ids'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The ids in this entry's address are the own compare list, also when that has moved on since. */
    ownCompareList?: boolean
  }
}

export function useLink(own: readonly string[]) {
  const navigate = useNavigate()
  // Resolved, so that nothing is written over a navigation under way.
  const location = useRouterState({ select: (state) => state.resolvedLocation ?? state.location })
  const search: Record<string, unknown> = location.search
  const named = readLinkIds(search['ids'])
  const namedText = named ? writeLinkIds(named) : undefined
  const ownText = writeLinkIds(own)
  const isOwn = namedText === undefined || namedText === ownText || location.state.ownCompareList === true
  const isWritten = namedText === ownText && (ownText === undefined || location.state.ownCompareList === true)

  const write = useCallback(
    (ids: string | undefined, ownCompareList: boolean) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, ids: addressValue(ids) }),
        state: (old) => ({ ...old, ownCompareList }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  useEffect(() => {
    if (isOwn && !isWritten) write(ownText, true)
  }, [isOwn, isWritten, ownText, write])

  return {
    shared: isOwn ? null : named,
    // Without ids the address is the own list's again; the effect fills it in.
    showOwn: () => write(undefined, false),
  }
}
