import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/legal')({
  staticData: { title: 'Legal & Privacy' },
  component: ComingPage,
})
