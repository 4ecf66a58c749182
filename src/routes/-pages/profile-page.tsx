import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProfileScreen } from '@/features/profile/profile-screen'
import { useTabTitle } from '@/routes/-pages/use-tab-title'

type Props = { from: '/u/$username' | '/dashboard/u/$username'; verification?: ReactNode }

export function ProfilePage({ from, verification }: Props) {
  const { username } = useParams({ from })
  const { tab } = useSearch({ from })
  const navigate = useNavigate()
  return (
    <ProfileScreen
      key={username.toLowerCase()}
      username={username}
      tab={tab}
      onTab={(next) => void navigate({ to: '.', search: { tab: next }, replace: true, resetScroll: false })}
      verification={verification}
      onTitle={useTabTitle()}
    />
  )
}
