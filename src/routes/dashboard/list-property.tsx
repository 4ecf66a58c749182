import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/list-property')({
  staticData: { title: 'List Property' },
  component: ComingPage,
})
