import { createFileRoute } from '@tanstack/react-router'
import { SharedListScreen } from '@/features/saved/shared/shared-list-screen'

export const Route = createFileRoute('/shared/$id')({
  staticData: { title: 'Shared list' },
  component: SharedListRoute,
})

function SharedListRoute() {
  const { id } = Route.useParams()
  return <SharedListScreen key={id} link={id} />
}
