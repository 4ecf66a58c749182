import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/billing')({
  staticData: { title: 'Payments & Billing' },
  component: ComingPage,
})
