import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/messages')({
  beforeLoad: requireSession,
  staticData: { title: 'Messages' },
  component: ComingPage,
})
