import { createFileRoute } from '@tanstack/react-router'
import { AgentScreen } from '@/features/agent/agent-screen'
import { listingQueries } from '@/listing/listing.queries'
import { useTabTitle } from '../-pages/use-tab-title'

export const Route = createFileRoute('/dashboard/agent/$id')({
  validateSearch: ({ name }): { name?: string } => (typeof name === 'string' && name !== '' ? { name } : {}),
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  component: AgentPage,
})

function AgentPage() {
  const { id } = Route.useParams()
  return <AgentScreen id={id} name={Route.useSearch().name ?? ''} onTitle={useTabTitle()} />
}
