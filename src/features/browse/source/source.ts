import type { ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import type { Results } from '../state/use-results'

/** What one of the engines has for the screen. */
export type Source = {
  found: Results
  /** There are results, be they old. */
  known: boolean
  /** They came with the page. */
  rendered: boolean
  error: Error | null
  fetching: boolean
  retry: () => void
}

/** `tell` is given what there is after each change. */
export type ServerSourceProps = { search: SearchState; tell: (source: Partial<Source>) => void }

export type SourceProps = { search: SearchState; children: (source: Source) => ReactNode }
