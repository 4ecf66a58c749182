import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followOtherTabs, followWords } from '@/account/account-changes'
import { followSaves } from '@/listing/interest/follow-saves'
import { followListingChanges } from '@/listing/listing-changes'
import { followDarkMode } from '@/session/preferences'
import { followLanguage } from './follow-language'
import { followSessionEnd, followSignIn } from './follow-session-end'
import { guardPresses } from './guard-presses'
import type { AppRouter } from './router'
import { WordsProvider } from './words-provider'

export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  useEffect(followDarkMode, [])
  useEffect(guardPresses, [])
  useEffect(() => followListingChanges(queryClient), [queryClient])
  useEffect(() => followSaves(queryClient), [queryClient])
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  useEffect(() => followWords(queryClient), [queryClient])
  useEffect(() => followLanguage(router), [router])
  useEffect(() => followSessionEnd(router), [router])
  useEffect(() => followSignIn(queryClient), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider>
        <RouterProvider router={router} />
      </WordsProvider>
    </QueryClientProvider>
  )
}
