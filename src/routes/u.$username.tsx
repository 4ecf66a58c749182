import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '@/routes/-pages/profile-page'
import { profileSearch } from '@/routes/-search'

/** A profile for visitors (an addition to B 2.1). */
export const Route = createFileRoute('/u/$username')({
  ...profileSearch,
  component: () => <ProfilePage from="/u/$username" />,
})
