import { AdminLoginScreen } from '@/features/admin/login/login-screen'
import { ThemeButton } from '@/shell/theme-button'

/** The super administrator's login. */
export function SuperAdminLoginPage() {
  return <AdminLoginScreen tools={<ThemeButton />} />
}
