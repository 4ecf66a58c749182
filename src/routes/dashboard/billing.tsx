import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '@/features/billing/billing-screen'

export const Route = createFileRoute('/dashboard/billing')({
  staticData: { title: 'Payments & Billing' },
  component: BillingScreen,
})
