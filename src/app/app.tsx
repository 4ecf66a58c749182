import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followListingChanges } from '@/listing/listing-changes'
import { followDarkMode } from '@/session/preferences'
import { useToken } from '@/session/session'
import type { AppRouter } from './router'

export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  useEffect(followDarkMode, [])
  useEffect(() => followListingChanges(queryClient), [queryClient])
  useEffect(
    () =>
      useToken.subscribe((now, before) => {
        // A session that ended, here or in another tab, must leave protected screens: the guard runs again.
        if (before.value !== null && now.value === null) void router.invalidate()
      }),
    [router],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
