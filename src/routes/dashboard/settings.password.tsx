import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordScreen } from '@/features/change-password/change-password-screen'

export const Route = createFileRoute('/dashboard/settings/password')({
  staticData: { title: 'Change Password' },
  component: ChangePasswordScreen,
})
