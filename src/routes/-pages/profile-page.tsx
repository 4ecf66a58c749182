import { useNavigate, useSearch } from '@tanstack/react-router'
import { ProfileScreen } from '@/features/profile/profile-screen'
import { readTab } from '@/features/profile/profile-tabs'
import { VerificationCard } from '@/features/verification/verification-card'
import { useTabTitle } from './use-tab-title'

/** The profile screen: joins the profile with the verification card of the own one; the chosen tab is in the address. */
export function ProfilePage({ username }: { username: string }) {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <ProfileScreen
      username={username}
      tab={readTab(raw['tab'])}
      onTab={(tab) =>
        void navigate({
          to: '.',
          search: (): Record<string, unknown> => (tab === 'listings' ? {} : { tab }),
          replace: true,
          resetScroll: false,
        })
      }
      verification={<VerificationCard />}
      onTitle={useTabTitle()}
    />
  )
}
