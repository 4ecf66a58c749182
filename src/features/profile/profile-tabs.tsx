import type { ReactNode } from 'react'
import type { PersonListings } from '@/listing/search/use-listings-of'
import { useDates } from '@/session/regional'
import { Tabs, type Tab } from '@/ui/tabs/tabs'
import type { Person } from './person'
import { ProfileListings } from './profile-listings'
import type { ProfileTab } from './profile-tab'
import { Reviews } from './reviews/reviews'
import { useWords } from '@/words/use-words'

type Props = {
  person: Person
  listings: PersonListings
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  own?: { insights: ReactNode; coins: ReactNode }
}

export function ProfileTabs({ person, listings, tab, onTab, own }: Props) {
  const t = useWords()
  const { count } = useDates()
  const tabs: Tab<ProfileTab>[] = [
    {
      value: 'listings',
      label: listings.known ? t('Listings ({n})', { n: count(listings.total) }) : t('Listings'),
      content: (
        <ProfileListings {...{ listings, name: person.name, own: own !== undefined, canList: person.canList }} />
      ),
    },
    ...(own ? [{ value: 'insights' as const, label: t('Insights'), content: own.insights }] : []),
    {
      value: 'reviews',
      label: t('Reviews ({n})', { n: count(person.reviewCount) }),
      content: <Reviews person={person} own={own !== undefined} />,
    },
    ...(own ? [{ value: 'coins' as const, label: t('Coins'), content: own.coins }] : []),
  ]
  const value = tabs.some((each) => each.value === tab) ? tab : 'listings'
  return <Tabs label={t('Profile of {name}', { name: person.name })} tabs={tabs} value={value} onValueChange={onTab} />
}
