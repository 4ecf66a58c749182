import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/settings/password')({
  staticData: { title: 'Change Password' },
  component: ComingPage,
})
