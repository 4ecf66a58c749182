import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/routes/-pages/legal-page'
import { legalRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/legal')({
  ...legalRoute,
  component: () => <LegalPage from="/dashboard/legal" />,
})
