import { QueryClient } from '@tanstack/react-query'
import { configureApi } from '@/api/call'
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

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // People retry with a button that says so; a silent retry would only make an outage look like slowness.
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
