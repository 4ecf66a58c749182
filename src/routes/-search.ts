import { readSearch, writeSearch, type SearchParams } from '@/domain/search-params'

/** Heals a mangled address: each broken field falls back to its default, defaults vanish. */
export function healSearch(raw: Record<string, unknown>): SearchParams {
  return writeSearch(readSearch(raw))
}
