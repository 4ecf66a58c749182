import { createFileRoute } from '@tanstack/react-router'
import { detailRoute } from '@/routes/-screens'
import { PropertyPage } from '@/routes/-pages/property-page'

export const Route = createFileRoute('/property/$id')({
  ...detailRoute,
  component: () => <PropertyPage from="/property/$id" />,
})
