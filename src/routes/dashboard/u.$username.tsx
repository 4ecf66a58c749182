import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/u/$username')({
  staticData: { title: 'Profile' },
  component: ComingPage,
})
