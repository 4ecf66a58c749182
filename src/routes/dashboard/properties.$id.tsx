import { createFileRoute } from '@tanstack/react-router'
import { detailRoute } from '@/routes/-screens'
import { PropertyPage } from '@/routes/-pages/property-page'

export const Route = createFileRoute('/dashboard/properties/$id')({
  ...detailRoute,
  component: () => <PropertyPage from="/dashboard/properties/$id" />,
})
