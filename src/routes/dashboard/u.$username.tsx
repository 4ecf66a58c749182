import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '@/features/profile/profile-screen'
import { VerificationCard } from '@/features/verification/verification-card'
import { useTabTitle } from '@/routes/-pages/use-tab-title'
import { profileSearch } from '@/routes/-search'

export const Route = createFileRoute('/dashboard/u/$username')({ ...profileSearch, component: Profile })

function Profile() {
  const { username } = Route.useParams()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProfileScreen
      key={username.toLowerCase()}
      username={username}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      verification={<VerificationCard />}
      onTitle={useTabTitle()}
    />
  )
}
