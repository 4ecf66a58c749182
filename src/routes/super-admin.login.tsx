import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminLoginScreen } from '@/features/admin/login/login-screen'
import { isSuperAdmin } from '@/session/admin'
import { DisplayTools } from '@/shell/nav/display-tools'

export const Route = createFileRoute('/super-admin/login')({
  beforeLoad: () => {
    if (isSuperAdmin()) throw redirect({ to: '/super-admin/dashboard', replace: true })
  },
  staticData: { title: 'Super Admin Login' },
  component: () => <AdminLoginScreen tools={<DisplayTools />} />,
})
