import type { Profile } from '@/domain/people/profile'
import { BrowseLink } from '@/listing/links/browse-link'
import { useListingsOf } from '@/listing/search/use-listings-of'
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { FollowButton } from './follow/follow-button'
import { personOf } from './person'
import { ProfileCard } from './profile-card'
import { ProfileLayout } from './profile-layout'
import type { ProfileTab } from './profile-tab'
import { ProfileTabs } from './profile-tabs'
import { ChatLink } from './seller/chat-link'
import { SellerBadge } from './seller/seller-badge'

type Props = { profile: Profile; tab: ProfileTab; onTab: (tab: ProfileTab) => void }

/** The profile of another user. */
export function OtherProfile({ profile, tab, onTab }: Props) {
  const person = personOf(profile)
  const listings = useListingsOf(person)
  return (
    <ProfileLayout
      top={
        <Breadcrumb
          className="mb-3"
          items={[
            { key: 'properties', content: <BrowseLink>Properties</BrowseLink> },
            { key: 'person', content: person.name },
          ]}
        />
      }
      card={
        <ProfileCard
          person={person}
          badge={<SellerBadge person={person} listings={listings} />}
          actions={
            <div className="flex flex-wrap gap-2 *:flex-1 lg:grid">
              <FollowButton person={person} />
              <ChatLink {...{ person, listings }} label="Message" outline />
            </div>
          }
        />
      }
    >
      <ProfileTabs {...{ person, listings, tab, onTab }} />
    </ProfileLayout>
  )
}
