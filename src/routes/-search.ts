import { readSearch, writeSearch, type SearchParams } from '@/domain/search-params'

/** What links spell out though it is the default (B 2.3, 2.5), and units, which a link means whatever its reader prefers. */
const SPELLED_OUT = ['mode', 'category', 'subtype', 'units'] as const

/** Heals a mangled address: each broken field falls back to its default; defaults vanish, but for those that it spells out. */
export function healSearch(raw: Record<string, unknown>): SearchParams {
  const search = readSearch(raw)
  const spelled = SPELLED_OUT.filter((key) => raw[key] === search[key]).map((key) => [key, search[key]] as const)
  return { ...Object.fromEntries(spelled), ...writeSearch(search) }
}

/** Makes the address bar say what was healed: the router replaces an address that its own spelling would not give. */
export function spellSearch({ search, next }: SearchStep): SearchParams {
  return healSearch(next(search))
}

type SearchStep = { search: SearchParams; next: (search: SearchParams) => SearchParams }
