import { createFileRoute } from '@tanstack/react-router'
import { listingQueries } from '@/listing/listing.queries'
import { PropertyPage } from '@/routes/-pages/property-page'

export const Route = createFileRoute('/dashboard/property/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(listingQueries.detail(params.id)),
  component: PropertyScreen,
})

function PropertyScreen() {
  return <PropertyPage id={Route.useParams().id} />
}
