import { AdminDashboard } from '@/features/admin/dashboard/admin-dashboard'
import { AdminGuard } from '@/features/admin/guard/admin-guard'
import { ThemeButton } from '@/shell/theme-button'

/** The super administrator's dashboard, behind its guard. */
export function SuperAdminDashboardPage() {
  return (
    <AdminGuard>
      <AdminDashboard tools={<ThemeButton />} />
    </AdminGuard>
  )
}
