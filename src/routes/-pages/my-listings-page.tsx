import { useNavigate, useSearch } from '@tanstack/react-router'
import { readOwnView, writeOwnView } from '@/domain/own-listings'
import { MyListingsScreen } from '@/features/my-listings/my-listings-screen'

/** My listings: status and order are the address. */
export function MyListingsPage() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <MyListingsScreen
      view={readOwnView(raw)}
      onView={(view) => void navigate({ to: '.', search: writeOwnView(view), replace: true, resetScroll: false })}
    />
  )
}
