import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/list-property')({
  beforeLoad: requireSession,
  staticData: { title: 'List Property' },
  component: ComingPage,
})
