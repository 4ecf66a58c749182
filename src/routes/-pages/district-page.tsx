import { useParams } from '@tanstack/react-router'
import { DistrictScreen } from '@/features/market/district-screen'
import { useTabTitle } from '@/routes/-pages/use-tab-title'

export function DistrictPage({ from }: { from: '/districts/$name' | '/dashboard/districts/$name' }) {
  const { name } = useParams({ from })
  return <DistrictScreen key={name} name={name} onTitle={useTabTitle()} />
}
