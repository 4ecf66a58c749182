import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/routes/-pages/legal-page'
import { legalSearch } from '@/routes/-search'

export const Route = createFileRoute('/legal')({
  ...legalSearch,
  staticData: { title: 'Legal & Privacy' },
  component: () => <LegalPage from="/legal" />,
})
