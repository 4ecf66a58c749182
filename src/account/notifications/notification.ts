import type { NotificationType, WireNotification } from '@/contract/account/notifications'
import { resolveImageUrl } from '@/domain/listing/images'
import { textOf } from '@/domain/wire-values'

export type Notification = {
  id: string
  type: NotificationType
  title: string
  message: string
  /** ISO 8601. */
  timestamp: string
  read: boolean
  link: string | null
  /** Address of a picture of the home or person it is about; null without one. */
  picture: string | null
}

export function toNotification({
  id,
  type,
  title,
  message,
  timestamp,
  read,
  link,
  avatar,
}: WireNotification): Notification {
  return {
    id: textOf(id),
    type,
    title,
    message,
    timestamp,
    read,
    link: link || null,
    picture: avatar ? resolveImageUrl(avatar) : null,
  }
}
