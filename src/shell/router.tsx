import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from '@/routes/routeTree.gen'
import { NotFoundPage } from './not-found-page'
import { RouteErrorPage } from './route-error-page'

export type RouterContext = { queryClient: QueryClient }

/** The product's router. `path` opens it in memory there, for tests and stories; else it follows the address bar. */
export function createAppRouter(queryClient: QueryClient, path?: string) {
  return createRouter({
    routeTree,
    context: { queryClient },
    basepath: import.meta.env.BASE_URL,
    ...(path === undefined ? {} : { history: createMemoryHistory({ initialEntries: [path] }) }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: path === undefined,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
