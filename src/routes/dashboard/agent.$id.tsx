import { createFileRoute } from '@tanstack/react-router'
import { AgentScreen } from '@/features/agent/agent-screen'
import { prefetchListings } from '@/listing/search/listings-cache'
import { useTabTitle } from '../-pages/use-tab-title'

export const Route = createFileRoute('/dashboard/agent/$id')({
  validateSearch: ({ name }): { name?: string } => (typeof name === 'string' && name !== '' ? { name } : {}),
  loader: ({ context }) => void prefetchListings(context.queryClient),
  component: AgentPage,
})

function AgentPage() {
  const { id } = Route.useParams()
  return <AgentScreen id={id} name={Route.useSearch().name ?? ''} onTitle={useTabTitle()} />
}
