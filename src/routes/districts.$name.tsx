import { createFileRoute } from '@tanstack/react-router'
import { DistrictPage } from '@/routes/-pages/district-page'
import { districtRoute } from '@/routes/-screens'

export const Route = createFileRoute('/districts/$name')({
  ...districtRoute,
  component: () => <DistrictPage from="/districts/$name" />,
})
