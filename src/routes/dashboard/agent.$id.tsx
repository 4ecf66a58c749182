import { createFileRoute } from '@tanstack/react-router'
import { AgentScreen } from '@/features/agent/agent-screen'
import { listingQueries } from '@/listing/listing.queries'

export const Route = createFileRoute('/dashboard/agent/$id')({
  validateSearch: ({ name }): { name?: string } => (typeof name === 'string' && name !== '' ? { name } : {}),
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Agent' },
  component: AgentPage,
})

function AgentPage() {
  const { id } = Route.useParams()
  return <AgentScreen id={id} name={Route.useSearch().name ?? ''} />
}
