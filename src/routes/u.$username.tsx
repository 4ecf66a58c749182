import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '@/routes/-pages/profile-page'
import { profileSearch } from '@/routes/-search'

export const Route = createFileRoute('/u/$username')({
  ...profileSearch,
  component: () => <ProfilePage from="/u/$username" />,
})
