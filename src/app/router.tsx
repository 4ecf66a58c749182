import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, type LocationRewrite } from '@tanstack/react-router'
import { routeTree } from '@/routes/routeTree.gen'
// First, so that dialogs handle Back before the router (decision 020).
import '@/ui/dialog/popstate-first'
import { NotFoundPage } from '@/shell/not-found-page'
import { PendingPage } from '@/shell/pending-page'
import { RouteErrorPage } from '@/shell/route-error-page'
import { languageOfAddress, useLanguage } from '@/session/regional'
import { languageOfPath, pathIn, prefixOf, PREFIXES } from '@/words/locales'
import { movePictures } from './moving-picture'

export function createAppRouter(queryClient: QueryClient, path?: string) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    basepath: import.meta.env.BASE_URL,
    ...(path === undefined ? {} : { history: createMemoryHistory({ initialEntries: [path] }) }),
    ...(languageOfAddress(path ?? location.pathname) ? { rewrite: namingLanguage() } : {}),
    parseSearch,
    stringifySearch,
    // The shell shows at once, before the screen's code has come.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: path === undefined,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  movePictures(router)
  return router
}

/** Routes below the language that an address names, `/fil/properties`; links name the language of the interface. */
export function namingLanguage(): LocationRewrite {
  return {
    input({ url }) {
      const named = languageOfPath(url.pathname.slice(1), PREFIXES)
      if (named) url.pathname = url.pathname.slice(prefixOf(named).length + 1) || '/'
      return url
    },
    output({ url }) {
      url.pathname = pathIn(useLanguage.getState().value, url.pathname)
      return url
    },
  }
}

/** URLs are plain (`property=3`), without the router's default JSON quotes (B 2.2, B 2.3). */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
