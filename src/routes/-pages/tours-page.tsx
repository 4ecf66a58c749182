import { useNavigate, useSearch } from '@tanstack/react-router'
import { ToursScreen } from '@/features/tours/tours-screen'

/** Property Tours: the address names what is shown, so that a notification leads to it and a reload keeps it. */
export function ToursPage({ from }: { from: '/tours' | '/dashboard/tours' }) {
  const url = useSearch({ from })
  const navigate = useNavigate()
  return (
    <ToursScreen
      url={url}
      onView={(view) =>
        void navigate({
          to: '.',
          search: view === 'visits' ? {} : { show: view },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
