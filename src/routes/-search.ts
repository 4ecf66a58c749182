import { stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router'
import { readOwnView, type OwnView } from '@/domain/listing/own/own-view'
import type { SearchState } from '@/domain/search/filter-state'
import { readSearch, writeMapLink, writeSearch, type SearchParams } from '@/domain/search/search-params'
import type { LoanChoice } from '@/domain/finance/loan-choice'
import type { UnitSystem } from '@/domain/units/units'
import { readLegalTab, type LegalTab } from '@/features/legal/legal-tabs'
import { readMapUrl, writeMapUrl, type MapParams } from '@/features/map/state/map-url'
import { readFilter, type NotificationFilter } from '@/features/notifications/notification-filters'
import { readTab, type ProfileTab } from '@/features/profile/profile-tab'

/* How URLs are read and written. A damaged value becomes the default; defaults are left out of the address bar. */

type Raw = Record<string, unknown>

/** Written even where they are the default: mode, category and subtype (B 2.3, 2.5), and units, which a link fixes. */
const SPELLED_OUT = ['mode', 'category', 'subtype', 'units'] as const

/** A search's parameters, each damaged one replaced by its default. */
export function parseSearch(raw: Raw): SearchParams {
  const search = readSearch(raw)
  const spelled = SPELLED_OUT.filter((key) => raw[key] === search[key]).map((key) => [key, search[key]] as const)
  return { ...Object.fromEntries(spelled), ...writeSearch(search) }
}

type SearchStep = { search: SearchParams; next: (search: SearchParams) => SearchParams }

/** Without it the router keeps damaged and unknown parameters in the address bar. */
function canonicalSearch({ search, next }: SearchStep): SearchParams {
  return parseSearch(next(search))
}

/** What a visitor prefers where an address says nothing of it; `loan` is that of costs by month, null for prices. */
type Preferred = { units: UnitSystem; loan: LoanChoice | null; available: boolean }

/** The search in an address; what it does not name of units, costs by month and availability is as preferred. */
export function searchState(params: SearchParams, preferred: Preferred): SearchState {
  const search = readSearch(params)
  const { loan } = preferred
  // A link with a price is about prices.
  const byMonth = loan !== null && params.by === undefined && params.price === undefined && params.loan === undefined
  return {
    ...search,
    ...(params.units === undefined ? { units: preferred.units } : {}),
    ...(byMonth ? { byMonth: true, loan } : {}),
    filters: { ...search.filters, status: search.filters.status || preferred.available },
  }
}

/** The map's parameters always name `mode`, `category` and `subtype` (B 2.5). */
export function parseMapSearch(raw: Raw): SearchParams & MapParams {
  return { ...writeMapLink(readSearch(raw)), ...writeMapUrl(readMapUrl(raw)) }
}

export const browseSearch = { validateSearch: parseSearch, search: { middlewares: [canonicalSearch] } }

type MapStep = {
  search: SearchParams & MapParams
  next: (search: SearchParams & MapParams) => SearchParams & MapParams
}

function canonicalMapSearch({ search, next }: MapStep): SearchParams & MapParams {
  const params = next(search)
  // The documented link in the shell is bare (B 2.2); the address spells out the defaults once it is open.
  return Object.keys(params).length === 0 ? params : parseMapSearch(params)
}

export const mapSearch = { validateSearch: parseMapSearch, search: { middlewares: [canonicalMapSearch] } }

type Given<Search> = Partial<Search> & SearchSchemaInput

export const ownViewSearch = {
  validateSearch: (raw: Given<OwnView>): OwnView => readOwnView(raw),
  search: { middlewares: [stripSearchParams<OwnView>({ status: 'all', sort: 'newest' })] },
}

type FilterSearch = { filter: NotificationFilter }
export const notificationSearch = {
  validateSearch: (raw: Given<FilterSearch>): FilterSearch => ({ filter: readFilter(raw.filter) }),
  search: { middlewares: [stripSearchParams<FilterSearch>({ filter: 'all' })] },
}

type ProfileSearch = { tab: ProfileTab }
export const profileSearch = {
  validateSearch: (raw: Given<ProfileSearch>): ProfileSearch => ({ tab: readTab(raw.tab) }),
  search: { middlewares: [stripSearchParams<ProfileSearch>({ tab: 'listings' })] },
}

type LegalSearch = { tab: LegalTab }
export const legalSearch = {
  validateSearch: (raw: Given<LegalSearch>): LegalSearch => ({ tab: readLegalTab(raw.tab) }),
  search: { middlewares: [stripSearchParams<LegalSearch>({ tab: 'terms' })] },
}
