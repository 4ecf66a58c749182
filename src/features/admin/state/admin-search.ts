export const TABS = ['pending', 'users', 'reports', 'decisions'] as const
export type AdminTab = (typeof TABS)[number]

export const FILTERS = {
  type: ['regular_user', 'professional_seller'],
  status: ['verified', 'pending', 'not_submitted', 'no_profile'],
  provider: ['google', 'email'],
  phone: ['verified', 'unverified'],
  kind: ['everything'],
  reports: ['everything'],
} as const
export type FilterName = keyof typeof FILTERS
export type Filters = { [Name in FilterName]?: (typeof FILTERS)[Name][number] | undefined } & { q?: string | undefined }

export type AdminSearch = Filters & {
  tab?: Exclude<AdminTab, 'pending'> | undefined
  page?: string | undefined
  review?: string | undefined
  step?: 'reject' | undefined
}

export function healAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const oneOf = <T extends string>(value: unknown, known: readonly T[]) => known.find((one) => one === value)
  const page = Math.floor(Number(raw.page))
  const q = typeof raw.q === 'string' ? raw.q.slice(0, 100) : ''
  const review = typeof raw.review === 'string' ? raw.review : ''
  return defined({
    tab: oneOf(raw.tab, ['users', 'reports', 'decisions']),
    q: q.trim() === '' ? undefined : q,
    type: oneOf(raw.type, FILTERS.type),
    status: oneOf(raw.status, FILTERS.status),
    provider: oneOf(raw.provider, FILTERS.provider),
    phone: oneOf(raw.phone, FILTERS.phone),
    kind: oneOf(raw.kind, FILTERS.kind),
    reports: oneOf(raw.reports, FILTERS.reports),
    page: page > 1 && page < 10_000 ? String(page) : undefined,
    review: review || undefined,
    step: review && raw.step === 'reject' ? 'reject' : undefined,
  })
}

export function onTab(tab: AdminTab): AdminSearch {
  return tab === 'pending' ? {} : { tab }
}

export function withFilters(search: AdminSearch, changes: Filters): AdminSearch {
  return healAdminSearch({ ...search, ...changes, page: undefined })
}

function defined(search: AdminSearch): AdminSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
