import { createFileRoute } from '@tanstack/react-router'
import { AdminDashboard } from '@/features/admin/dashboard/admin-dashboard'
import { AdminGuard } from '@/features/admin/guard/admin-guard'
import { requireSuperAdmin } from '@/features/admin/guard/require-super-admin'
import { healAdminSearch } from '@/features/admin/state/admin-search'
import { DisplayTools } from '@/shell/nav/display-tools'

export const Route = createFileRoute('/super-admin/dashboard')({
  validateSearch: healAdminSearch,
  beforeLoad: requireSuperAdmin,
  staticData: { title: 'Super Admin Dashboard' },
  component: Dashboard,
})

function Dashboard() {
  return (
    <AdminGuard>
      <AdminDashboard tools={<DisplayTools />} />
    </AdminGuard>
  )
}
