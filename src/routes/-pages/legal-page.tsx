import { useNavigate, useSearch } from '@tanstack/react-router'
import { LegalScreen } from '@/features/legal/legal-screen'

type Props = { from: '/legal' | '/dashboard/legal' }

export function LegalPage({ from }: Props) {
  const { tab } = useSearch({ from })
  const navigate = useNavigate()
  return (
    <LegalScreen tab={tab} onTabChange={(next) => void navigate({ to: '.', search: { tab: next }, replace: true })} />
  )
}
