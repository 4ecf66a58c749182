import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '@/features/legal/legal-screen'
import { LEGAL_TABS, type LegalTab } from '@/features/legal/legal-tabs'

export const Route = createFileRoute('/dashboard/legal')({
  validateSearch: ({ tab }): { tab?: LegalTab } => {
    const known = LEGAL_TABS.find((each) => each === tab)
    return known && known !== 'terms' ? { tab: known } : {}
  },
  staticData: { title: 'Legal & Privacy' },
  component: LegalPage,
})

function LegalPage() {
  const { tab = 'terms' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <LegalScreen tab={tab} onTabChange={(next) => void navigate({ search: { tab: next }, replace: true })} />
}
