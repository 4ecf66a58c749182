import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/routes/-pages/legal-page'
import { legalRoute } from '@/routes/-screens'

export const Route = createFileRoute('/legal')({
  ...legalRoute,
  component: () => <LegalPage from="/legal" />,
})
