import type { OwnProfile } from '@/domain/people/profile'
import { notify } from '@/ui/toast/notify'
import { healStanding, useStoredUser, useToken, type SessionUser } from '@/session/session'
import { t } from '@/words/words'

/** An administrator's decision changes what the user may do, and the shell reads the stored user (B 3.1). */
export function keepStoredUser(profile: OwnProfile, token: string | null): void {
  const { value: user, set } = useStoredUser.getState()
  if (!user || useToken.getState().value !== token || profile.id !== user.id) return
  const { verification, premiumPlan, picture, standing } = profile
  const { standing: _, ...before } = user
  const now: SessionUser = {
    ...before,
    ...healStanding(standing),
    ...(verification ? { phone_verified: verification.phone_verified, id_verified: verification.id_verified } : {}),
    premium_plan: premiumPlan || null,
    profile_picture: picture || user.profile_picture,
  }
  if (now.id_verified && !user.id_verified) {
    const text = now.phone_verified
      ? t('Your ID was approved. You can list properties now.')
      : t('Your ID was approved.')
    notify({ text, tone: 'good' })
  }
  // A write makes the other tabs refetch the profile, so an equal record is not written.
  if (JSON.stringify(now) !== JSON.stringify(user)) set(now)
}
