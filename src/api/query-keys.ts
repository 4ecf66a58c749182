/* Keys of resources that several rooms read. `all` is what to invalidate; a feature's own lie in its `*.queries.ts`. */

type Token = string | null

export const additionKeys = { all: ['additions'] } as const

export const listingKeys = {
  all: ['listings'],
  list: ['listings', 'list'],
  details: ['listings', 'detail'],
  detail: (id: string) => ['listings', 'detail', id] as const,
  engine: ['listings', 'engine'],
  pages: (query: string) => ['listings', 'pages', query] as const,
  counts: (queries: readonly string[]) => ['listings', 'counts', queries] as const,
  clusters: (query: string) => ['listings', 'clusters', query] as const,
  suggestions: (text: string) => ['listings', 'suggestions', text] as const,
  pool: (name: readonly string[]) => ['listings', 'pool', ...name] as const,
  market: (query: string) => ['listings', 'market', query] as const,
  byIds: (ids: readonly string[]) => ['listings', 'by-ids', ids] as const,
} as const

/** Apart from `listingKeys`: the own save must not ask again for the form that it closes. */
export const editableListingKeys = {
  all: ['editable-listing'],
  ofListing: (id: string) => ['editable-listing', id] as const,
} as const

export const ownListingKeys = {
  all: ['own-listings'],
  list: (token: Token) => ['own-listings', token] as const,
  activity: (token: Token) => ['own-listings', 'activity', token] as const,
} as const

export const sampleKeys = {
  featured: ['samples', 'featured'],
  saved: ['samples', 'saved'],
  detail: (id: string) => ['samples', 'detail', id] as const,
} as const

export const profileKeys = {
  own: ['own-profile'],
  ofToken: (token: Token) => ['own-profile', token] as const,
  public: ['public-profile'],
  ofUser: (username: string) => ['public-profile', username.toLowerCase()] as const,
} as const

export const reviewKeys = {
  rights: (token: Token) => ['review-rights', token] as const,
} as const

export const conversationKeys = {
  all: ['conversations'],
  list: (token: Token) => ['conversations', 'list', token] as const,
  detail: (id: string, token: Token) => ['conversations', 'detail', id, token] as const,
  /** Not under `all`: reading it again would open the conversation again. */
  opening: (property: string | null, owner: string, token: Token) =>
    ['open-conversation', property, owner, token] as const,
} as const

export const messageKeys = {
  all: ['messages'],
  ofConversation: (id: string) => ['messages', id] as const,
  thread: (id: string, token: Token) => ['messages', id, token] as const,
} as const

export const notificationKeys = {
  all: ['notifications'],
  list: (token: Token) => ['notifications', token] as const,
} as const

export const tourKeys = {
  all: ['tours'],
  list: (token: Token) => ['tours', 'own', token] as const,
  requests: (token: Token) => ['tours', 'requests', token] as const,
} as const

/** Apart from `tourKeys`, whose queries all hold lists of tours. */
export const visitingTimesKeys = {
  own: (token: Token) => ['visiting-times', 'own', token] as const,
  ofAny: ['visiting-times', 'listing'],
  of: (listing: string) => ['visiting-times', 'listing', listing] as const,
} as const

export const savedSearchKeys = {
  all: ['saved-searches'],
  list: (token: Token) => ['saved-searches', token] as const,
} as const

export const blockedKeys = {
  all: ['blocked-users'],
  list: (token: Token) => ['blocked-users', token] as const,
} as const

export const favoriteListKeys = {
  list: (token: Token) => ['favorite-lists', token] as const,
} as const

export const sharedListKeys = {
  ofLink: (id: string) => ['shared-lists', id] as const,
} as const

export const referenceKeys = {
  finance: ['reference', 'finance'],
  costsByMonth: ['reference', 'costs-by-month'],
} as const

/** Everything but the listings and reference tables, which are the same for everyone. */
export function isAccountQuery({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== listingKeys.all[0] && queryKey[0] !== referenceKeys.finance[0]
}
