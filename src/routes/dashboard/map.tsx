import { createFileRoute } from '@tanstack/react-router'
import { mapRoute } from '@/routes/-screens'
import { MapPage } from '@/routes/-pages/map-page'

export const Route = createFileRoute('/dashboard/map')({
  ...mapRoute,
  component: () => <MapPage from="/dashboard/map" />,
})
