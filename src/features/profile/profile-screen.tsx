import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { accountQueries } from '@/account/account.queries'
import { sameId } from '@/domain/ids'
import type { Profile } from '@/domain/people/profile'
import { isOwnProfile, listedByName } from '@/domain/people/profile-path'
import { BrowseLink } from '@/listing/links/browse-link'
import { useListingsOf } from '@/listing/search/use-listings-of'
import { displayName, useSessionUser, type SessionUser } from '@/session/session'
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { ControlFailed } from '@/ui/lazy-module/part-failed'
import { FollowButton } from './follow/follow-button'
import { OwnProfile } from './own/own-profile'
import { personOf } from './person'
import { ProfileCard } from './profile-card'
import { ProfileLayout } from './profile-layout'
import { ProfileProblem } from './profile-problem'
import { ProfileSkeleton } from './profile-skeleton'
import type { ProfileTab } from './profile-tab'
import { ProfileTabs } from './profile-tabs'
import { ChatLink } from './seller/chat-link'
import { SellerBadge } from './seller/seller-badge'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const SafetyLinks = lazyPart(() => import('./seller/safety-links').then((module) => module.SafetyLinks), {
  failed: (retry) => <ControlFailed {...retry} label={t('Block and Report could not be loaded. Try again')} />,
})

type Props = {
  username: string
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  verification?: ReactNode
  onTitle: (title: string) => void
}

export function ProfileScreen({ username, tab, onTab, verification, onTitle }: Props) {
  const user = useSessionUser()
  const named = user !== null && leadsToSelf(username, user)
  const { data, error, isFetching, refetch } = useQuery({
    ...accountQueries.publicProfile(username),
    enabled: !named,
  })
  const own = named || (user !== null && sameId(data?.id, user.id))
  const title = own ? displayName(user) : data ? personOf(data).name : undefined
  useEffect(() => {
    if (title) onTitle(title)
  }, [title, onTitle])

  if (own) return <OwnProfile {...{ tab, onTab, verification }} />
  if (data) return <OtherProfile key={data.id} profile={data} tab={tab} onTab={onTab} />
  if (error) return <ProfileProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <ProfileSkeleton />
}

/** Whether the name is the user's own: by the documented rule (A 2), username or 'listed by' (B 2.2). */
function leadsToSelf(username: string, user: SessionUser): boolean {
  const wanted = username.toLowerCase()
  return (
    isOwnProfile(username, user) ||
    wanted === user.username?.toLowerCase() ||
    wanted === listedByName(user) ||
    // The 'listed by' link of somebody who hides their e-mail.
    wanted === user.id
  )
}

type OtherProfileProps = { profile: Profile; tab: ProfileTab; onTab: (tab: ProfileTab) => void }

function OtherProfile({ profile, tab, onTab }: OtherProfileProps) {
  const t = useWords()
  const person = personOf(profile)
  const listings = useListingsOf(person)
  return (
    <ProfileLayout
      top={
        <Breadcrumb
          className="mb-3"
          items={[
            { key: 'properties', content: <BrowseLink>{t('Properties')}</BrowseLink> },
            { key: 'person', content: person.name },
          ]}
        />
      }
      card={
        <ProfileCard
          person={person}
          badge={<SellerBadge person={person} listings={listings} />}
          actions={
            <>
              <div className="flex flex-wrap gap-2 *:flex-1 lg:grid">
                <FollowButton person={person} />
                <ChatLink {...{ person, listings }} label={t('Message')} outline />
              </div>
              <SafetyLinks person={person} />
            </>
          }
        />
      }
    >
      <ProfileTabs {...{ person, listings, tab, onTab }} />
    </ProfileLayout>
  )
}
