import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import type { Profile } from '@/domain/people/profile'
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { Button } from '@/ui/button/button'
import { FollowButton } from './follow/follow-button'
import { personOf } from './person'
import { ProfileCard } from './profile-card'
import { ProfileLayout } from './profile-layout'
import type { ProfileTab } from './profile-tab'
import { ProfileTabs } from './profile-tabs'
import { chatSearch } from './seller/chat-search'
import { SellerBadge } from './seller/seller-badge'
import { usePersonListings } from './use-person-listings'

type Props = { profile: Profile; tab: ProfileTab; onTab: (tab: ProfileTab) => void }

/** The profile of another user. */
export function OtherProfile({ profile, tab, onTab }: Props) {
  const person = personOf(profile)
  const listings = usePersonListings(person)
  return (
    <ProfileLayout
      top={
        <Breadcrumb
          className="mb-3"
          items={[
            { key: 'properties', content: <Link to="/dashboard/properties">Properties</Link> },
            { key: 'person', content: person.name },
          ]}
        />
      }
      card={
        <ProfileCard
          person={person}
          badge={<SellerBadge person={person} listings={listings} />}
          actions={
            <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
              <FollowButton person={person} />
              <Button asChild variant="outline" icon={<MessageCircle aria-hidden size={18} />}>
                <Link to="/dashboard/messages" search={chatSearch(person, listings.list)} preload={false}>
                  Message
                </Link>
              </Button>
            </div>
          }
        />
      }
    >
      <ProfileTabs {...{ person, listings, tab, onTab }} />
    </ProfileLayout>
  )
}
