import { ChangePasswordScreen } from '@/features/change-password/change-password-screen'

/** The change password screen: joins the features it is made of. */
export function ChangePasswordPage() {
  return <ChangePasswordScreen />
}
