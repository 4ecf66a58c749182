import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query'
import { configureApi } from '@/api/call'
import { prefetchListings } from '@/listing/search/listings-cache'
import { endSession, storedTokens } from '@/session/session'
import { createAppRouter } from './router'

export function prepareApp(options: { path?: string } = {}) {
  configureApi({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    token: storedTokens.user,
    superAdminToken: storedTokens.superAdmin,
    onSessionEnded: () => endSession({ expired: true }),
  })
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, options.path)
  return { queryClient, router }
}

/** Longest wait for the first screen, in milliseconds. */
const PATIENCE = 300

/**
 * Waits a moment for the screen's code and for prefetched listings. Both nearly always come with the framework; then the first
 * frame is complete and no skeleton is painted before it.
 */
export async function firstScreenReady({ queryClient, router }: ReturnType<typeof prepareApp>): Promise<void> {
  const screen = router.load()
  const listings = globalThis.prefetchedResponse && prefetchListings(queryClient)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all([screen, listings]), late])
}

/**
 * `always`: the library's own mode pauses every call after an `offline` event, without a word and without a time limit. Here calls
 * fail at once and the screens say so; the mocked backend, which is in the page, even answers.
 */
const NETWORK = { networkMode: 'always' } as const

/**
 * A change that is told while a query loads for the first time reads it again afterwards. The library answers such a change with the
 * load under way, whose rows may be older.
 */
class CurrentQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const loading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    const first = loading.filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (first.length === 0) return
    await Promise.allSettled(first.map(({ promise }) => promise ?? Promise.resolve()))
    const { refetchType } = filters ?? {}
    await super.invalidateQueries({ refetchType, predicate: (query) => first.includes(query) }, options)
  }
}

function createQueryClient(): QueryClient {
  return new CurrentQueryClient({
    defaultOptions: {
      // Screens offer Try Again; a silent retry would make an outage look like slowness.
      queries: { ...NETWORK, retry: false, staleTime: 30_000, refetchOnWindowFocus: true, refetchOnReconnect: true },
      mutations: { ...NETWORK, retry: false },
    },
  })
}
