import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { serverNow } from '@/api/server-clock'
import type { Notification } from '@/account/notifications/notification'
import { useDates, type Dates } from '@/session/regional'
import { useToken } from '@/session/session'
import { deleteLater } from './delete-later'
import { NotificationRow } from './notification-row'
import { useMarkRead } from './use-mark-read'
import { t } from '@/words/words'

type Props = { notifications: readonly Notification[]; sample?: boolean }

export function NotificationList({ notifications, sample = false }: Props) {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  const markRead = useMarkRead()
  const dates = useDates()
  const now = serverNow()
  const list = useRef<HTMLDivElement>(null)

  const remove = (notification: Notification) => {
    const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])]
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

type NotificationDay = { label: string; notifications: Notification[] }

const MINUTE = 60_000

/** The notifications by day, the newest first: 'Today', 'Yesterday', then the day itself in the chosen time zone. */
function byDay(notifications: readonly Notification[], now: number, dates: Dates): NotificationDay[] {
  const today = dates.day(now)
  const yesterday = dates.day(now - 24 * 60 * MINUTE)
  const days: NotificationDay[] = []
  for (const notification of notifications.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))) {
    const { timestamp } = notification
    const day = dates.day(timestamp)
    const label = day === today ? t('Today') : day === yesterday ? t('Yesterday') : longDay(timestamp, now, dates)
    const last = days.at(-1)
    if (last?.label === label) last.notifications.push(notification)
    else days.push({ label, notifications: [notification] })
  }
  return days
}

function longDay(timestamp: string, now: number, dates: Dates): string {
  const recent = now - Date.parse(timestamp) < 300 * 24 * 60 * MINUTE
  return (recent ? dates.weekday(timestamp) : dates.day(timestamp)) || t('Some time ago')
}

/** When it came, within its day: '25 minutes ago' in the first hour, then the time of day. */
function whenText(timestamp: string, now: number, dates: Dates): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / MINUTE)
  if (minutes >= 60 || Number.isNaN(minutes)) return dates.time(timestamp)
  if (minutes < 1) return t('Just now')
  return t.count(minutes, '{n} minute ago', '{n} minutes ago')
}
