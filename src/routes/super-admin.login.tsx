import { createFileRoute, redirect } from '@tanstack/react-router'
import { SuperAdminLoginPage } from '@/routes/-pages/super-admin-login-page'
import { isSuperAdmin } from '@/session/admin'

export const Route = createFileRoute('/super-admin/login')({
  beforeLoad: () => {
    if (isSuperAdmin()) throw redirect({ to: '/super-admin/dashboard', replace: true })
  },
  staticData: { title: 'Super Admin Login' },
  component: SuperAdminLoginPage,
})
