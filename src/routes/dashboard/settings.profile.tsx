import { createFileRoute } from '@tanstack/react-router'
import { EditProfileScreen } from '@/features/edit-profile/edit-profile-screen'

export const Route = createFileRoute('/dashboard/settings/profile')({
  staticData: { title: 'Edit Profile' },
  component: EditProfileScreen,
})
