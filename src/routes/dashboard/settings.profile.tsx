import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '@/routes/-pages/edit-profile-page'

export const Route = createFileRoute('/dashboard/settings/profile')({
  staticData: { title: 'Edit Profile' },
  component: EditProfilePage,
})
