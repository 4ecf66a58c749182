import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query'
import { configureApi } from '@/api/call'
import { loadCode } from '@/lib/load-code'
import { prefetchListings } from '@/listing/search/listings-cache'
import { endSession, storedTokens } from '@/session/session'
import { createAppRouter } from './router'

export function prepareApp(options: { path?: string } = {}) {
  configureApi({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    token: storedTokens.user,
    superAdminToken: storedTokens.superAdmin,
    onSessionEnded: () => endSession({ expired: true }),
    onForbidden: lookAtStanding,
  })
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, options.path)
  return { queryClient, router }
}

let looking = false

/** Reading the own profile keeps the stored user, which the shell shows. It may be refused itself. */
async function lookAtStanding(): Promise<void> {
  if (looking) return
  looking = true
  await loadCode(() => import('@/account/account.reads'))
    .then(({ readOwnProfile }) => readOwnProfile(storedTokens.user()))
    .catch(() => {})
  looking = false
}

const PATIENCE = 300

/** A moment for the screen's code and prefetched listings: then no skeleton is painted before the first frame. */
export async function firstScreenReady({ queryClient, router }: ReturnType<typeof prepareApp>): Promise<void> {
  const screen = router.load()
  const listings = globalThis.prefetchedResponse && prefetchListings(queryClient)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all([screen, listings]), late])
}

/** The library's own mode pauses calls after an `offline` event without a limit. Here they fail, and screens say so. */
const NETWORK = { networkMode: 'always' } as const

/** A change that is told during a load is read after it: the library restarts only loads whose data is shown. */
class CurrentQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const loading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    const overtaken = loading.filter((query) => query.state.data === undefined || !query.isActive())
    const loads = Promise.allSettled(overtaken.flatMap(({ promise }) => promise ?? []))
    await super.invalidateQueries(filters, options)
    if (overtaken.length === 0) return
    const { refetchType } = filters ?? {}
    // Whoever tells of the change does not wait for loads that may take long.
    void loads.then(() =>
      super.invalidateQueries({ refetchType, predicate: (query) => overtaken.includes(query) }, options),
    )
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
