import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/tours')({
  beforeLoad: requireSession,
  staticData: { title: 'Property Tours' },
  component: ComingPage,
})
