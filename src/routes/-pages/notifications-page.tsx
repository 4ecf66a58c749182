import { useNavigate, useSearch } from '@tanstack/react-router'
import { NotificationsScreen } from '@/features/notifications/notifications-screen'

type Props = { from: '/notifications' | '/dashboard/notifications' }

export function NotificationsPage({ from }: Props) {
  const { filter } = useSearch({ from })
  const navigate = useNavigate()
  return (
    <NotificationsScreen
      filter={filter}
      onFilter={(next) => void navigate({ to: '.', search: { filter: next }, replace: true, resetScroll: false })}
    />
  )
}
