import { useNavigate, useSearch } from '@tanstack/react-router'
import { ToursScreen } from '@/features/tours/tours-screen'

/** Property Tours: the address names the side, so that a notification leads to it and a reload keeps it. */
export function ToursPage({ from }: { from: '/tours' | '/dashboard/tours' }) {
  const { show } = useSearch({ from })
  const navigate = useNavigate()
  return (
    <ToursScreen
      side={show ?? 'visits'}
      onSide={(side) =>
        void navigate({
          to: '.',
          search: side === 'requests' ? { show: side } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
