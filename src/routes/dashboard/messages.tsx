import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/messages')({
  staticData: { title: 'Messages' },
  component: ComingPage,
})
