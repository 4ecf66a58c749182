import { useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useEffect } from 'react'
import { listState } from '@/account/list-state'
import { Note } from '@/account/note'
import { useShownNotifications } from '@/account/use-shown-notifications'
import { serverNow } from '@/api/server-clock'
import type { Notification } from '@/contract/notifications'
import { useToken } from '@/session/session'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Tabs } from '@/ui/tabs/tabs'
import { deleteInterrupted } from './delete-later'
import { inFilter, NOTIFICATION_FILTERS, type NotificationFilter } from './notification-filters'
import { NotificationList } from './notification-list'
import { NotificationSkeletons } from './notification-skeletons'
import { NotificationsHeader } from './notifications-header'
import { sampleNotifications } from './sample-notifications'

type Props = { filter: NotificationFilter; onFilter: (filter: NotificationFilter) => void }

/** Notifications (A 2). */
export function NotificationsScreen({ filter, onFilter }: Props) {
  const { data, error, isFetching, refetch } = useShownNotifications()
  const state = listState(data, error)
  const retry = { onRetry: () => void refetch(), retrying: isFetching }
  useInterruptedDeletions()
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-12 md:px-7 md:pt-8">
      <NotificationsHeader unread={state.at === 'ready' ? state.items.filter(({ read }) => !read).length : null} />
      {state.at === 'loading' ? <NotificationSkeletons /> : null}
      {state.at === 'error' ? (
        <ErrorState title="Notifications could not be loaded" text={state.error.message} {...retry} />
      ) : null}
      {state.at === 'samples' ? (
        <>
          <Note title="These are samples, not your notifications" {...retry}>
            {state.reason} Until your own can be read, you see what notifications look like.
          </Note>
          <Filtered filter={filter} onFilter={onFilter} notifications={sampleNotifications(serverNow())} sample />
        </>
      ) : null}
      {state.at === 'ready' ? (
        <>
          {state.stale ? (
            <Note title="There may be newer notifications" {...retry}>
              {state.stale.message}
            </Note>
          ) : null}
          <Filtered filter={filter} onFilter={onFilter} notifications={state.items} />
        </>
      ) : null}
    </div>
  )
}

function useInterruptedDeletions() {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  useEffect(() => deleteInterrupted(queryClient, token), [queryClient, token])
}

type FilteredProps = Props & { notifications: readonly Notification[]; sample?: boolean }

function Filtered({ filter, onFilter, notifications, sample = false }: FilteredProps) {
  const shown = notifications.filter((notification) => inFilter(filter, notification))
  return (
    <Tabs
      label="Filter notifications"
      value={filter}
      onValueChange={onFilter}
      tabs={NOTIFICATION_FILTERS.map(({ value, label, empty }) => {
        const unread = notifications.filter((each) => !each.read && inFilter(value, each)).length
        return {
          value,
          label,
          ...(value !== 'all' && unread > 0 ? { count: unread } : {}),
          content:
            shown.length > 0 ? (
              <NotificationList notifications={shown} sample={sample} />
            ) : (
              <EmptyState picture={<ScenePicture icon={BellOff} />} title="No notifications" reason={empty} />
            ),
        }
      })}
    />
  )
}
