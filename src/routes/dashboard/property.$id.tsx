import { createFileRoute } from '@tanstack/react-router'
import { detailRoute } from '@/routes/-screens'
import { PropertyPage } from '@/routes/-pages/property-page'

export const Route = createFileRoute('/dashboard/property/$id')({
  ...detailRoute,
  component: () => <PropertyPage from="/dashboard/property/$id" />,
})
