import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/agent/$id')({
  staticData: { title: 'Agent' },
  component: ComingPage,
})
