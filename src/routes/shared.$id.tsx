import { createFileRoute } from '@tanstack/react-router'
import { sharedListQueries } from '@/features/saved/shared/shared-list.queries'
import { SharedListScreen } from '@/features/saved/shared/shared-list-screen'

export const Route = createFileRoute('/shared/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(sharedListQueries.ofLink(params.id)),
  staticData: { title: 'Shared list' },
  component: SharedListRoute,
})

function SharedListRoute() {
  const { id } = Route.useParams()
  return <SharedListScreen key={id} link={id} />
}
