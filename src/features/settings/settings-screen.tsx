import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight, KeyRound, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { Addition } from '@/listing/additions/addition'
import { BlockedPeople } from './blocked-people'
import { DangerZone } from './danger-zone'
import { OwnDataCard } from './own-data/own-data-card'
import { NotificationsCard, PreferencesCard, PrivacyCard } from './settings-cards'
import { useSettings } from './use-settings'
import { useWords } from '@/words/use-words'

export function SettingsScreen() {
  const t = useWords()
  const { settings, error, retry, retrying, dirty, saving, change, discard, save } = useSettings()
  useLeaveGuard(dirty, {
    title: t('Leave without saving?'),
    text: t('Your changes to the settings are not saved yet.'),
    cancelLabel: t('Keep editing'),
    tone: 'danger',
  })
  return (
    <div className="page-column pt-5 pb-28 md:pt-8 md:pb-16">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {t('Account Settings')}
      </h1>
      <p className="mt-1 text-ink-muted">{t('Notifications, display and privacy.')}</p>
      <nav aria-label={t('Account')} className="mt-5 grid gap-3 sm:grid-cols-2">
        <Way to="/dashboard/settings/profile" icon={<UserRound aria-hidden size={19} />} label={t('Edit Profile')} />
        <Way to="/dashboard/settings/password" icon={<KeyRound aria-hidden size={19} />} label={t('Change Password')} />
      </nav>
      {settings ? (
        <form
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <NotificationsCard settings={settings} change={change} />
            <div className="grid gap-5">
              <PreferencesCard settings={settings} change={change} />
              <PrivacyCard settings={settings} change={change} />
            </div>
          </div>
          {dirty ? (
            <div
              className={clsx(
                'sticky bottom-18 z-10 mt-5 flex flex-wrap items-center justify-end gap-3 rounded-card border',
                'border-line bg-surface-raised p-3 shadow-2 md:bottom-4',
              )}
            >
              <p role="status" className="min-w-0 flex-1 basis-40 text-ink-muted">
                {t('Changes that are not saved yet')}
              </p>
              <Button variant="quiet" onClick={discard}>
                {t('Discard')}
              </Button>
              <Button type="submit" busy={saving}>
                {saving ? t('Saving...') : t('Save Settings')}
              </Button>
            </div>
          ) : null}
        </form>
      ) : error ? (
        <ErrorState
          title={t('Your settings could not be loaded')}
          text={error.message}
          onRetry={retry}
          retrying={retrying}
        />
      ) : (
        <SettingsSkeleton />
      )}
      {settings ? (
        <div className="mt-5 grid gap-5">
          <Addition of="exportOwnData">
            <OwnDataCard />
          </Addition>
          <Addition of="listBlockedUsers">
            <BlockedPeople />
          </Addition>
          <DangerZone />
        </div>
      ) : null}
    </div>
  )
}

function Way({
  to,
  icon,
  label,
}: {
  to: '/dashboard/settings/profile' | '/dashboard/settings/password'
  icon: ReactNode
  label: string
}) {
  return (
    <Link
      to={to}
      className={clsx(
        'flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface-raised px-4 font-semibold',
        'hover:border-ink/40',
      )}
    >
      <span className="text-ink-muted">{icon}</span>
      <span className="min-w-0 flex-1">{label}</span>
      <ChevronRight aria-hidden size={18} className="text-ink-muted" />
    </Link>
  )
}

function SettingsSkeleton() {
  const t = useWords()
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {t('Loading your settings')}
      </p>
      <div aria-hidden className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <Skeleton className="h-92 rounded-card" />
        <div className="grid gap-5">
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </Delayed>
  )
}
