import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/settings/profile')({
  staticData: { title: 'Edit Profile' },
  component: ComingPage,
})
