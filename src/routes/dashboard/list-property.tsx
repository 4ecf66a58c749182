import { createFileRoute } from '@tanstack/react-router'
import { ListPropertyPage } from '@/routes/-pages/list-property-page'

export const Route = createFileRoute('/dashboard/list-property')({
  staticData: { title: 'List Property' },
  component: ListPropertyPage,
})
