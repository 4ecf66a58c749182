import { createFileRoute, redirect } from '@tanstack/react-router'
import { useLastSearch } from '@/session/last-search'

export const Route = createFileRoute('/dashboard/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/properties', search: useLastSearch.getState().value, replace: true })
  },
})
