import { useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import { useKeptChanges, type ProfileFields } from '@/account/profile-changes'
import { useOwnProfile } from '@/account/use-own-profile'
import { listingKeys } from '@/api/query-keys'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useListingsOf } from '@/listing/search/use-listings-of'
import { useSessionUser, type SessionUser } from '@/session/session'
import { Badge } from '@/ui/badge/badge'
import { notify } from '@/ui/toast/notify'
import { Coins } from '../coins/coins'
import { Insights } from '../insights/insights'
import { OwnActions } from './own-actions'
import { NotLoadedNote, UnsentNote } from './own-notes'
import { NO_INSIGHTS, NO_STATS, personOf, personOfStored, type Person } from '../person'
import { ProfileCard } from '../profile-card'
import { ProfileLayout } from '../profile-layout'
import { ProfileProblem } from '../profile-problem'
import { ProfileSkeleton } from '../profile-skeleton'
import type { ProfileTab } from '../profile-tab'
import { ProfileTabs } from '../profile-tabs'
import { useWords } from '@/words/use-words'

type Props = {
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  verification: ReactNode
}

/** The own profile; if the call is refused, the data of this device (A 8). */
export function OwnProfile({ tab, onTab, verification }: Props) {
  const t = useWords()
  const user = useSessionUser()
  const profile = useOwnProfile()
  const kept = useKeptChanges(user?.id)
  const refused = useRefused(profile)
  const person = shownPerson(
    profile.data ? personOf(profile.data) : refused && user ? personOfStored(user) : null,
    kept,
  )
  const listings = useListingsOf(person ?? (user ? stored(user) : {}))
  const refresh = useRefresh()

  if (!user) return null
  if (!person) {
    return profile.error ? (
      <ProfileProblem error={profile.error} retrying={profile.isFetching} onRetry={() => void refresh.profile()} />
    ) : (
      <ProfileSkeleton />
    )
  }
  const insights = (
    <Insights
      insights={profile.data?.insights ?? NO_INSIGHTS}
      stats={profile.data?.stats ?? NO_STATS}
      listings={listings}
    />
  )
  return (
    <ProfileLayout
      top={refused ? <NotLoadedNote retrying={profile.isFetching} onRetry={() => void refresh.profile()} /> : null}
      card={
        <ProfileCard
          person={person}
          badge={
            <>
              <OwnerTier tier={person.tier} />
              {person.canList ? null : (
                <Badge tone="bad" icon={<Ban aria-hidden size={14} className="shrink-0" />}>
                  {t("Can't List Properties")}
                </Badge>
              )}
            </>
          }
          actions={
            <OwnActions
              canList={person.canList}
              refreshing={refresh.busy}
              onRefresh={() => void refresh.status(person)}
            />
          }
        />
      }
    >
      {kept ? <UnsentNote /> : null}
      <div className="mb-5 empty:hidden">{verification}</div>
      <ProfileTabs
        {...{ person, listings, tab, onTab }}
        own={{
          insights,
          coins: <Coins balance={profile.data?.coins ?? 0} history={profile.data?.coinHistory ?? []} />,
        }}
      />
    </ProfileLayout>
  )
}

/** True from the first refusal until a success, so a retry does not hide the fallback. */
function useRefused({ data, error }: { data?: unknown; error: Error | null }): boolean {
  const [refused, setRefused] = useState(false)
  const now = data === undefined && (refused || error instanceof ApiError)
  if (now !== refused) setRefused(now)
  return now
}

function stored({ id, username, email }: SessionUser) {
  return { id, username, email }
}

function shownPerson(person: Person | null, kept: ProfileFields | null) {
  if (!person || !kept) return person
  return {
    ...person,
    about: kept.bio,
    location: kept.location,
    contact: { ...person.contact, phone: kept.phone_number, messenger: kept.messenger },
  }
}

/** Refetches, and shows the result in the documented words (A 8). */
function useRefresh() {
  const t = useWords()
  const profile = useOwnProfile()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    profile: async () => {
      const { isSuccess } = await profile.refetch()
      if (isSuccess) notify({ text: t('Profile refreshed!'), tone: 'good' })
    },
    status: async ({ canList }: Person) => {
      setBusy(true)
      const [{ isSuccess }] = await Promise.all([
        profile.refetch(),
        queryClient.invalidateQueries({ queryKey: listingKeys.all }),
      ])
      setBusy(false)
      if (!isSuccess) notify({ text: t('Failed to refresh verification status'), tone: 'bad' })
      else notify({ text: canList ? t('Profile refreshed!') : t('Verification status refreshed!'), tone: 'good' })
    },
  }
}
