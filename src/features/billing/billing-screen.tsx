import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import { accountQueries } from '@/account/account.queries'
import { CoinTransactions } from '@/account/coin-transactions'
import { tierOf } from '@/domain/people/badges'
import type { OwnProfile } from '@/domain/people/profile'
import { COIN_EARNINGS, COIN_USAGE, COINS_NAME, signedCoins } from '@/domain/money/coins'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useDates } from '@/session/regional'
import { useToken } from '@/session/session'
import { buttonClass } from '@/ui/button/button-class'
import { Card } from '@/ui/card/card'
import { ErrorState } from '@/ui/error-state/error-state'
import { FactRows } from '@/ui/facts/fact-rows'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export function BillingScreen() {
  const t = useWords()
  const token = useToken((state) => state.value)
  const profile = useQuery(accountQueries.profile(token))
  return (
    <div className="page-column pt-5 pb-16 md:pt-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {t('Payments & Billing')}
      </h1>
      <p className="mt-1 text-ink-muted">{t('Your plan and your Proventous Coins.')}</p>
      {profile.data ? (
        <Billing profile={profile.data} />
      ) : profile.error ? (
        <ErrorState
          title={t('Your billing could not be loaded')}
          text={profile.error.message}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <Delayed>
          <p role="status" className="sr-only">
            {t('Loading your billing')}
          </p>
          <div aria-hidden className="mt-5 grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-52 rounded-card" />
            <Skeleton className="h-52 rounded-card" />
            <Skeleton className="h-72 rounded-card lg:col-span-2" />
          </div>
        </Delayed>
      )}
    </div>
  )
}

function Billing({ profile }: { profile: OwnProfile }) {
  const t = useWords()
  const dates = useDates()
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
      <PlanCard profile={profile} />
      <Card title={COINS_NAME}>
        <p className="flex items-center gap-3">
          <Coins aria-hidden size={26} className="text-brand-ink" />
          <span className="figures text-3xl font-bold">{dates.count(profile.coins)}</span>
          <span className="text-ink-muted">{t.count(profile.coins, 'coin', 'coins')}</span>
        </p>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Prices title={t('Spend on')} lines={COIN_USAGE} />
          <Prices title={t('Earn with')} lines={COIN_EARNINGS} />
        </div>
      </Card>
      <Card title={t('Coin history')} className="lg:col-span-2">
        <CoinTransactions balance={profile.coins} history={profile.coinHistory} />
      </Card>
      <p className="text-pretty text-ink-muted lg:col-span-2">
        {t('Earn coins on Proventous, and ask support to spend them. We never charge a card.')}{' '}
        <Link to="/dashboard/support" className={buttonClass({ variant: 'quiet' })}>
          {t('Ask about billing')}
        </Link>
      </p>
    </div>
  )
}

function Prices({ title, lines }: { title: string; lines: readonly { label: Label; amount: number }[] }) {
  const t = useWords()
  return (
    <section>
      <h3 className="text-[0.8125rem] font-strong text-ink-muted">{title}</h3>
      <FactRows facts={lines.map(({ label, amount }) => ({ label: t(label), value: signedCoins(amount) }))} />
    </section>
  )
}

const WORDS = {
  'Professional Seller': 'Your badge on every listing, with statistics for each.',
  'Verified User': 'You can list properties. Your badge shows that phone and ID were checked.',
  'Regular User': 'Browse, save, compare, chat and book tours. To list a property, verify your phone and ID.',
} as const

function PlanCard({ profile }: { profile: OwnProfile }) {
  const t = useWords()
  const dates = useDates()
  const tier = tierOf({ premium_plan: profile.premiumPlan, ...profile.verification })
  return (
    <Card title={t('Your plan')} actions={<OwnerTier tier={tier} />}>
      <p className="text-xl font-bold">{profile.premiumPlan ? t('Professional') : t('Free')}</p>
      <p className="mt-1 text-pretty text-ink-muted">{t(WORDS[tier])}</p>
      <FactRows
        className="mt-3"
        facts={[
          {
            label: t('Can list properties'),
            value: profile.verification?.can_list_properties ? t('Yes') : t('Not yet'),
          },
          { label: t('Member since'), value: profile.memberSince ? dates.day(profile.memberSince) : t('Not known') },
        ]}
      />
      {tier === 'Regular User' ? (
        <Link to="/profile" className={`mt-4 ${buttonClass({ variant: 'outline' })}`}>
          {t('Verify my account')}
        </Link>
      ) : null}
    </Card>
  )
}
