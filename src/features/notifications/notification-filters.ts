import type { Notification } from '@/account/notifications/notification'
import type { Label } from '@/words/words'
import type { NotificationType } from '@/contract/account/notifications'

export type NotificationFilter = 'all' | 'unread' | NotificationType

export const NOTIFICATION_FILTERS: readonly { value: NotificationFilter; label: Label; empty: Label }[] = [
  { value: 'all', label: 'All', empty: 'Updates about listings, tours and messages will appear here.' },
  { value: 'unread', label: 'Unread', empty: 'You have read everything.' },
  {
    value: 'property_alert',
    label: 'Property Alerts',
    empty: 'New matches for your saved searches appear here while their alerts are on.',
  },
  { value: 'tour_reminder', label: 'Tour Reminders', empty: 'Updates about your tours appear here.' },
  { value: 'message', label: 'Messages', empty: 'New messages and offers appear here.' },
  {
    value: 'price_drop',
    label: 'Price Drops',
    empty: 'Price drops on listings that match your saved searches appear here.',
  },
  { value: 'system', label: 'System', empty: 'Updates about your account appear here.' },
]

export function readFilter(raw: unknown): NotificationFilter {
  return NOTIFICATION_FILTERS.find(({ value }) => value === raw)?.value ?? 'all'
}

export function inFilter(filter: NotificationFilter, { type, read }: Pick<Notification, 'type' | 'read'>): boolean {
  return filter === 'all' || (filter === 'unread' ? !read : type === filter)
}
