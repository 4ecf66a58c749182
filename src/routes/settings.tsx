import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/settings')({
  beforeLoad: requireSession,
  staticData: { title: 'Account Settings' },
  component: ComingPage,
})
