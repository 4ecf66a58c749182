import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellOff, CheckCheck, Settings } from 'lucide-react'
import { useEffect } from 'react'
import { AccountList } from '@/account/account-list'
import { listState } from '@/account/list-state'
import { useShownNotifications } from '@/account/notifications/use-shown-notifications'
import { serverNow } from '@/api/server-clock'
import type { Notification } from '@/account/notifications/notification'
import type { NotificationType } from '@/contract/account/notifications'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import { deleteInterrupted } from './delete-later'
import { inFilter, NOTIFICATION_FILTERS, type NotificationFilter } from './notification-filters'
import { NotificationList } from './notification-list'
import { useMarkRead } from './use-mark-read'
import { useWords } from '@/words/use-words'
import { t, type Label } from '@/words/words'

type Props = { filter: NotificationFilter; onFilter: (filter: NotificationFilter) => void }

export function NotificationsScreen({ filter, onFilter }: Props) {
  const t = useWords()
  const query = useShownNotifications()
  const state = listState(query)
  useInterruptedDeletions()
  return (
    <div className="page-text pt-5 pb-12 md:pt-8">
      <NotificationsHeader unread={state.at === 'ready' ? state.items.filter(({ read }) => !read).length : null} />
      <AccountList
        noun="notifications"
        query={query}
        loading={<NotificationSkeletons />}
        samples={() => sampleNotifications(serverNow())}
        staleTitle={t('There may be newer notifications')}
      >
        {(notifications, sample) => <Filtered {...{ filter, onFilter, notifications, sample }} />}
      </AccountList>
    </div>
  )
}

function useInterruptedDeletions() {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  useEffect(() => deleteInterrupted(queryClient, token), [queryClient, token])
}

type FilteredProps = Props & { notifications: readonly Notification[]; sample: boolean }

function Filtered({ filter, onFilter, notifications, sample }: FilteredProps) {
  const t = useWords()
  const shown = notifications.filter((notification) => inFilter(filter, notification))
  return (
    <Tabs
      label={t('Filter notifications')}
      value={filter}
      onValueChange={onFilter}
      tabs={NOTIFICATION_FILTERS.map(({ value, label, empty }) => {
        const unread = notifications.filter((each) => !each.read && inFilter(value, each)).length
        return {
          value,
          label: t(label),
          ...(value !== 'all' && unread > 0 ? { count: unread } : {}),
          content:
            shown.length > 0 ? (
              <NotificationList notifications={shown} sample={sample} />
            ) : (
              <EmptyState picture={<ScenePicture icon={BellOff} />} title={t('No notifications')} reason={t(empty)} />
            ),
        }
      })}
    />
  )
}

function NotificationSkeletons() {
  return (
    <>
      <Skeleton className="mb-2.5 h-4 w-16" />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className="flex gap-3 px-3 py-3.5 sm:px-4">
            <Skeleton className="size-12 shrink-0 rounded-full" />
            <span className="flex-1 space-y-2 py-1">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-4/5" />
              <Skeleton className="h-3 w-1/4" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function NotificationsHeader({ unread }: { unread: number | null }) {
  const t = useWords()
  const markRead = useMarkRead()
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {t('Notifications')}
        </h1>
        <p className="figures mt-1 text-ink-muted">
          {unread === null ? '\u00a0' : unread > 0 ? t('{n} unread', { n: unread }) : t('Nothing unread')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          icon={<CheckCheck aria-hidden size={17} />}
          aria-disabled={!unread || undefined}
          className="aria-disabled:opacity-45"
          busy={markRead.isPending && markRead.variables === null}
          onClick={() => unread && markRead.mutate(null)}
        >
          {t('Mark All Read')}
        </Button>
        <Button asChild variant="quiet">
          <Link to="/dashboard/settings">
            <Settings aria-hidden size={17} />
            {t('Settings')}
          </Link>
        </Button>
      </div>
    </header>
  )
}

const HOUR = 3_600_000

const SAMPLES: readonly [type: NotificationType, title: Label, message: Label, hoursAgo: number][] = [
  ['property_alert', 'New for “Condo near the esplanade”', 'A two-bedroom condo was listed in Molo.', 1],
  ['tour_reminder', 'Upcoming tour', 'Your tour of the family house in Jaro is tomorrow at 10:00 AM.', 3],
  ['message', 'New message', 'The owner answered your question about the parking.', 20],
  ['price_drop', 'Price drop', 'A townhouse in Pavia is now ₱2,650,000.', 30],
  ['system', 'Welcome to Proventous', 'Save listings with the heart to find them again.', 72],
]

/** Sample notifications, shown after an answer without success (A 8); read and without links. */
function sampleNotifications(now: number): Notification[] {
  return SAMPLES.map(([type, title, message, hoursAgo], place) => ({
    id: `sample-${place + 1}`,
    type,
    title: t(title),
    message: t(message),
    timestamp: new Date(now - hoursAgo * HOUR).toISOString(),
    read: true,
    link: null,
    picture: null,
  }))
}
