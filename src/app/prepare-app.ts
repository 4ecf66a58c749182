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
 * A change that is told during a load is read after it. The library starts a load anew only where a screen already shows its data;
 * any other one would end as current, with rows that may be older than the change.
 */
class CurrentQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const loading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    const overtaken = loading.filter((query) => query.state.data === undefined || !query.isActive())
    const loads = Promise.allSettled(overtaken.flatMap(({ promise }) => promise ?? []))
    await super.invalidateQueries(filters, options)
    if (overtaken.length === 0) return
    await loads
    const { refetchType } = filters ?? {}
    await super.invalidateQueries({ refetchType, predicate: (query) => overtaken.includes(query) }, options)
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
