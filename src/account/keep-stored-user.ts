import type { OwnProfile } from '@/contract/profile'
import { useStoredUser, useToken, type SessionUser } from '@/session/session'

/**
 * Brings the stored user record (B 3.1) in step with the own profile that `token` was answered: what somebody may do changes
 * with an administrator's decision, and the shell goes by the record. Changes nothing once another account is signed in.
 */
export function keepStoredUser(profile: OwnProfile, token: string | null): void {
  const { value: user, set } = useStoredUser.getState()
  if (!user || useToken.getState().value !== token || String(profile.id) !== user.id) return
  const status = profile.verification_status
  const now: SessionUser = {
    ...user,
    ...(status ? { phone_verified: status.phone_verified, id_verified: status.id_verified } : {}),
    premium_plan: profile.premium_plan || null,
    profile_picture: profile.profile_picture || profile.avatar || user.profile_picture,
  }
  // Set only what differs: every write is heard by the other tabs, which then read the profile again.
  if (JSON.stringify(now) !== JSON.stringify(user)) set(now)
}
