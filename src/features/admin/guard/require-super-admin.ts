import { redirect } from '@tanstack/react-router'
import { isSuperAdmin, useAdminReturn } from '@/session/admin'

export function requireSuperAdmin({ location, preload }: { location: { href: string }; preload: boolean }): void {
  if (isSuperAdmin()) return
  if (!preload) useAdminReturn.setState({ path: location.href })
  throw redirect({ to: '/super-admin/login', replace: true })
}
