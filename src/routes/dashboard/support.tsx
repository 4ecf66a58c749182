import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/support')({
  staticData: { title: 'Support & Help' },
  component: ComingPage,
})
