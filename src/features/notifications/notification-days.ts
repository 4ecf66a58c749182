import type { Notification } from '@/account/notifications/notification'
import { counted } from '@/domain/text'
import type { Dates } from '@/session/regional'

export type NotificationDay = { label: string; notifications: Notification[] }

const MINUTE = 60_000

/** The notifications by day, the newest first: 'Today', 'Yesterday', then the day itself in the chosen time zone. */
export function byDay(notifications: readonly Notification[], now: number, dates: Dates): NotificationDay[] {
  const today = dates.day(now)
  const yesterday = dates.day(now - 24 * 60 * MINUTE)
  const days: NotificationDay[] = []
  for (const notification of notifications.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))) {
    const { timestamp } = notification
    const day = dates.day(timestamp)
    const label = day === today ? 'Today' : day === yesterday ? 'Yesterday' : longDay(timestamp, now, dates)
    const last = days.at(-1)
    if (last?.label === label) last.notifications.push(notification)
    else days.push({ label, notifications: [notification] })
  }
  return days
}

/** 'Saturday, June 13', or with the year for older days. */
function longDay(timestamp: string, now: number, dates: Dates): string {
  const recent = now - Date.parse(timestamp) < 300 * 24 * 60 * MINUTE
  return (recent ? dates.weekday(timestamp) : dates.day(timestamp)) || 'Some time ago'
}

/** When it came, within its day: '25 minutes ago' in the first hour, then the time of day. */
export function whenText(timestamp: string, now: number, dates: Dates): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / MINUTE)
  if (minutes >= 60 || Number.isNaN(minutes)) return dates.time(timestamp)
  if (minutes < 1) return 'Just now'
  return `${counted(minutes, 'minute')} ago`
}
