import { profileFailure } from '@/account/use-own-profile'
import { BackToSettings } from '@/account/back-to-settings'
import { useKeptChanges } from '@/account/profile-changes'
import { useOwnProfile } from '@/account/use-own-profile'
import { tierOf } from '@/domain/people/badges'
import type { OwnProfile } from '@/domain/people/profile'
import { capitalize } from '@/domain/text'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useDates } from '@/session/regional'
import { Card } from '@/ui/card/card'
import { ErrorState } from '@/ui/error-state/error-state'
import { FactRows } from '@/ui/facts/fact-rows'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { PersonalForm } from './personal-form'
import { PhotoCard } from './photo/photo-card'
import { useWords } from '@/words/use-words'

export function EditProfileScreen() {
  const t = useWords()
  const { data: profile, error, isFetching, refetch } = useOwnProfile()
  const kept = useKeptChanges(profile?.id)
  return (
    <div className="page-column pt-4 pb-16 md:pt-6">
      <BackToSettings />
      <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
        {t('Edit Profile')}
      </h1>
      {profile ? (
        <div className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="grid gap-5">
            <PhotoCard profile={profile} />
            <AccountCard profile={profile} />
          </div>
          <PersonalForm key={profile.id} profile={profile} kept={kept} />
        </div>
      ) : error ? (
        <ErrorState
          title={t('Error Loading Profile')}
          text={profileFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Delayed className="mt-5 grid grid-cols-1 items-start gap-5 md:grid-cols-[17rem_minmax(0,1fr)]">
          <p role="status" className="sr-only">
            {t('Loading your profile')}
          </p>
          <div className="grid gap-5">
            <Skeleton className="h-64 rounded-card!" />
            <Skeleton className="h-36 rounded-card!" />
          </div>
          <Skeleton className="h-128 rounded-card!" />
        </Delayed>
      )}
    </div>
  )
}

function AccountCard({ profile }: { profile: OwnProfile }) {
  const t = useWords()
  const dates = useDates()
  const since = profile.memberSince || profile.createdAt
  return (
    <Card title={t('Account')}>
      <FactRows
        facts={[
          { label: t('Account type'), value: accountType(profile.authProvider) },
          ...(since ? [{ label: t('Member since'), value: dates.month(since) }] : []),
          {
            label: t('Status'),
            value: <OwnerTier tier={tierOf({ premium_plan: profile.premiumPlan, ...profile.verification })} compact />,
          },
        ]}
      />
    </Card>
  )
}

/** 'Google' for `google`; an account without a provider signs in by e-mail (A 2). */
function accountType(provider: string): string {
  return capitalize(provider || 'email')
}
