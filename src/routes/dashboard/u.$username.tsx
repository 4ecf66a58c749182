import { createFileRoute } from '@tanstack/react-router'
import { VerificationCard } from '@/features/verification/verification-card'
import { ProfilePage } from '@/routes/-pages/profile-page'
import { profileSearch } from '@/routes/-search'

export const Route = createFileRoute('/dashboard/u/$username')({
  ...profileSearch,
  component: () => <ProfilePage from="/dashboard/u/$username" verification={<VerificationCard />} />,
})
