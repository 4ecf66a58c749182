import { QueryClient } from '@tanstack/react-query'
import { configureApi } from '@/api/call'
import { listingQueries } from '@/listing/listing.queries'
import { endSession, storedTokens } from '@/session/session'
import { createAppRouter } from './router'

/** Everything the app is made of, wired together: API client, query cache, router. A test makes its own for each run. */
export function prepareApp(options: { path?: string } = {}) {
  configureApi({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    token: storedTokens.user,
    superAdminToken: storedTokens.superAdmin,
    onSessionEnded: endSession,
  })
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, options.path)
  return { queryClient, router }
}

/** Longest wait for the first screen, in milliseconds: what is later than that fills in its outlines. */
const PATIENCE = 300

/**
 * Waits a moment for the screen in the address and for the listings, if the page asked for them ahead: both are nearly always here
 * when the framework is, and then the first frame is whole, with no frame of outlines built before it.
 */
export async function firstScreenReady({ queryClient, router }: ReturnType<typeof prepareApp>): Promise<void> {
  const screen = router.load()
  const listings = globalThis.earlyAnswer && queryClient.prefetchQuery(listingQueries.list())
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all([screen, listings]), late])
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // People retry with a button that says so; a silent retry would only make an outage look like slowness.
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
