import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/settings/')({
  staticData: { title: 'Account Settings' },
  component: ComingPage,
})
