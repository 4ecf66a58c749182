import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from '@/routes/routeTree.gen'
// Before the router listens: what lies over a screen takes Back for itself.
import '@/ui/dialog/first-to-hear'
import { NotFoundPage } from './not-found-page'
import { PendingPage } from './pending-page'
import { RouteErrorPage } from './route-error-page'

export type RouterContext = { queryClient: QueryClient }

/** The product's router. `path` opens it in memory there, for tests and stories; else it follows the address bar. */
export function createAppRouter(queryClient: QueryClient, path?: string) {
  return createRouter({
    routeTree,
    context: { queryClient },
    basepath: import.meta.env.BASE_URL,
    ...(path === undefined ? {} : { history: createMemoryHistory({ initialEntries: [path] }) }),
    parseSearch,
    stringifySearch,
    // The shell stands at once; a screen whose code is late leaves its place empty until it is there.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: path === undefined,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

/** Addresses are plain: `property=3`, not the quoted JSON that the router writes by default (B 2.2, B 2.3). */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  // Commas separate lists and need no escape in a query.
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
