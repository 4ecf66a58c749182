import type { Notification } from '@/account/notifications/notification'
import type { NotificationType } from '@/contract/account/notifications'

export type NotificationFilter = 'all' | 'unread' | NotificationType

export const NOTIFICATION_FILTERS: readonly { value: NotificationFilter; label: string; empty: string }[] = [
  { value: 'all', label: 'All', empty: 'News about listings, tours and messages will stand here.' },
  { value: 'unread', label: 'Unread', empty: 'You have read everything.' },
  {
    value: 'property_alert',
    label: 'Property Alerts',
    empty: 'New listings that match a saved search with alerts on are announced here.',
  },
  { value: 'tour_reminder', label: 'Tour Reminders', empty: 'News about your tours is announced here.' },
  { value: 'message', label: 'Messages', empty: 'New messages and offers are announced here.' },
  { value: 'price_drop', label: 'Price Drops', empty: 'Lower prices of listings you look for are announced here.' },
  { value: 'system', label: 'System', empty: 'News about your account is announced here.' },
]

export function readFilter(raw: unknown): NotificationFilter {
  return NOTIFICATION_FILTERS.find(({ value }) => value === raw)?.value ?? 'all'
}

export function inFilter(filter: NotificationFilter, { type, read }: Pick<Notification, 'type' | 'read'>): boolean {
  return filter === 'all' || (filter === 'unread' ? !read : type === filter)
}
