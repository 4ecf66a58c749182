import { createFileRoute } from '@tanstack/react-router'
import { MyListingsScreen } from '@/features/my-listings/my-listings-screen'
import { ownViewSearch } from '@/routes/-search'

export const Route = createFileRoute('/dashboard/my-listings')({
  ...ownViewSearch,
  staticData: { title: 'My Listings' },
  component: MyListings,
})

function MyListings() {
  const view = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MyListingsScreen
      view={view}
      onView={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
