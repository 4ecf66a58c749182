import { useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useEffect } from 'react'
import { AccountList } from '@/account/account-list'
import { listState } from '@/account/list-state'
import { useShownNotifications } from '@/account/notifications/use-shown-notifications'
import { serverNow } from '@/api/server-clock'
import type { Notification } from '@/account/notifications/notification'
import { useToken } from '@/session/session'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
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
        staleTitle="There may be newer notifications"
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
