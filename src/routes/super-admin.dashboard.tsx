import { createFileRoute, redirect } from '@tanstack/react-router'
import { healAdminSearch } from '@/features/admin/state/admin-search'
import { SuperAdminDashboardPage } from '@/routes/-pages/super-admin-dashboard-page'
import { isSuperAdmin, useAdminReturn } from '@/session/admin'

export const Route = createFileRoute('/super-admin/dashboard')({
  validateSearch: healAdminSearch,
  beforeLoad: ({ location, preload }) => {
    if (isSuperAdmin()) return
    if (!preload) useAdminReturn.setState({ path: location.href })
    throw redirect({ to: '/super-admin/login', replace: true })
  },
  staticData: { title: 'Super Admin Dashboard' },
  component: SuperAdminDashboardPage,
})
