import { createFileRoute } from '@tanstack/react-router'
import { DistrictPage } from '@/routes/-pages/district-page'
import { districtRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/districts/$name')({
  ...districtRoute,
  component: () => <DistrictPage from="/dashboard/districts/$name" />,
})
