import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/edit-property/$id')({
  staticData: { title: 'Edit Property' },
  component: ComingPage,
})
