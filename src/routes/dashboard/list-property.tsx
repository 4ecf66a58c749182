import { createFileRoute } from '@tanstack/react-router'
import { ListPropertyPage } from '@/routes/-pages/list-property-page'
import { listPropertyRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/list-property')({
  ...listPropertyRoute,
  component: ListPropertyPage,
})
