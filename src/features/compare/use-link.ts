import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readLinkIds, writeLinkIds } from './link-ids'

/**
 * The address of the comparison. It names the own list and follows it, also when another tab changes it. An address that
 * names other properties is a link somebody shared: `shared` holds its ids, and the own list stays out of it.
 */
export function useLink(own: readonly string[]) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = readLinkIds(search['ids'])
  const ownText = writeLinkIds(own)
  const namedText = named ? writeLinkIds(named) : undefined
  // What this screen itself wrote, or found to be the own list: no shared link, even when the list has moved on since.
  const [mine, setMine] = useState<readonly string[]>([])
  const isShared = namedText !== undefined && namedText !== ownText && !mine.includes(namedText)

  const write = (changes: Record<string, string | undefined>) =>
    navigate({ to: '.', search: (old) => ({ ...old, ...changes }), replace: true, resetScroll: false })

  useEffect(() => {
    if (isShared) return
    // Until the address has caught up, the old text in it is still ours.
    const older = namedText === undefined || namedText === ownText ? [] : [namedText]
    setMine(ownText === undefined ? older : [...older, ownText])
    if (namedText !== ownText) void write({ ids: ownText })
    // `write` is made anew each time; only these three decide.
  }, [isShared, namedText, ownText])

  return {
    shared: isShared ? named : null,
    showOwn: () => void write({ ids: ownText }),
  }
}
