import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdminDashboard } from '@/features/admin/dashboard/admin-dashboard'
import { AdminGuard } from '@/features/admin/guard/admin-guard'
import { healAdminSearch } from '@/features/admin/state/admin-search'
import { isSuperAdmin, useAdminReturn } from '@/session/admin'
import { ThemeButton } from '@/shell/nav/theme-button'

export const Route = createFileRoute('/super-admin/dashboard')({
  validateSearch: healAdminSearch,
  beforeLoad: ({ location, preload }) => {
    if (isSuperAdmin()) return
    if (!preload) useAdminReturn.setState({ path: location.href })
    throw redirect({ to: '/super-admin/login', replace: true })
  },
  staticData: { title: 'Super Admin Dashboard' },
  component: Dashboard,
})

function Dashboard() {
  return (
    <AdminGuard>
      <AdminDashboard tools={<ThemeButton />} />
    </AdminGuard>
  )
}
