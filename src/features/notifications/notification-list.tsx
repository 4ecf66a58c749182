import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { serverNow } from '@/api/server-clock'
import type { Notification } from '@/account/notifications/notification'
import { useDates } from '@/session/regional'
import { useToken } from '@/session/session'
import { deleteLater } from './delete-later'
import { byDay, whenText } from './notification-days'
import { NotificationRow } from './notification-row'
import { useMarkRead } from './use-mark-read'

type Props = { notifications: readonly Notification[]; sample?: boolean }

/** Notifications grouped by day. */
export function NotificationList({ notifications, sample = false }: Props) {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  const markRead = useMarkRead()
  const dates = useDates()
  const now = serverNow()
  const list = useRef<HTMLDivElement>(null)

  // Deleting removes the pressed button: the next one gets the focus.
  const remove = (notification: Notification) => {
    const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[aria-label^="Delete"]') ?? [])]
    const place = buttons().findIndex((button) => button === document.activeElement)
    flushSync(() => deleteLater(queryClient, token, notification))
    if (place < 0) return
    const left = buttons()
    const next = left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>('#main h1')
    next?.focus()
  }
  return (
    <div ref={list} className="space-y-6">
      {byDay(notifications, now, dates).map(({ label, notifications: ofDay }) => (
        <section key={label} aria-label={label}>
          <h2 className="mb-2 text-sm text-ink-muted">{label}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface-raised">
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                when={whenText(notification.timestamp, now, dates)}
                {...(sample
                  ? {}
                  : {
                      onRead: () => markRead.mutate(notification.id),
                      onDelete: () => remove(notification),
                    })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
