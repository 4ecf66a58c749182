import type { NotificationType, WireNotification } from '@/contract/notifications'
import { textOf } from '@/domain/wire-values'

/** One notification as the screens read it (A 3). */
export type Notification = {
  id: string
  type: NotificationType
  title: string
  message: string
  /** ISO 8601. */
  timestamp: string
  read: boolean
  /** Path of the screen it is about, within the app; null without one. */
  link: string | null
}

export function toNotification({ id, type, title, message, timestamp, read, link }: WireNotification): Notification {
  return { id: textOf(id), type, title, message, timestamp, read, link: link || null }
}
