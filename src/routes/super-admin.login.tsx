import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminLoginScreen } from '@/features/admin/login/login-screen'
import { isSuperAdmin } from '@/session/admin'
import { ThemeButton } from '@/shell/nav/theme-button'

export const Route = createFileRoute('/super-admin/login')({
  beforeLoad: () => {
    if (isSuperAdmin()) throw redirect({ to: '/super-admin/dashboard', replace: true })
  },
  staticData: { title: 'Super Admin Login' },
  component: () => <AdminLoginScreen tools={<ThemeButton />} />,
})
