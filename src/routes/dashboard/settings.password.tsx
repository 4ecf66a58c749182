import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '@/routes/-pages/change-password-page'

export const Route = createFileRoute('/dashboard/settings/password')({
  staticData: { title: 'Change Password' },
  component: ChangePasswordPage,
})
