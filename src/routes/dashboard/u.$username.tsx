import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '@/routes/-pages/profile-page'

export const Route = createFileRoute('/dashboard/u/$username')({ component: ProfileRoute })

function ProfileRoute() {
  const { username } = Route.useParams()
  return <ProfilePage key={username.toLowerCase()} username={username} />
}
