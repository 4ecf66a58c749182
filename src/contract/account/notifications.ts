import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, id, instant } from '../fields'
import { acknowledged, answer, problem } from '../problem'
import { line, messageText, pictureUrl } from '../values/texts'

/** What a notification is about (A 3). */
export const NOTIFICATION_TYPES = ['property_alert', 'tour_reminder', 'message', 'price_drop', 'system'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** One notification (A 3). */
export const notification = z.object({
  /** Id of the notification. */
  id,
  /** Kind of event, which decides the icon and the tab. */
  type: z.enum(NOTIFICATION_TYPES),
  /** Headline, as text without markup, in the language that `Content-Language` names; in English without it. */
  title: line,
  /** One sentence, in the same language; what a person wrote stays as it is. */
  message: messageText,
  /** When it happened, ISO 8601 with a zone. */
  timestamp: instant,
  /** Whether the recipient has read it. */
  read: z.boolean(),
  /** Path or URL of a picture of the person or listing it is about (B 7). */
  avatar: z.nullish(pictureUrl),
  /** Addition: path of the app's screen that it is about. */
  link: z.nullish(line),
})

export type WireNotification = z.output<typeof notification>

export const listNotifications = endpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'bearer',
  responses: { 200: answer(z.array(notification)), 401: problem, 500: problem },
  summary: 'The caller’s notifications, newest first.',
  source: 'A 7',
})

export const markAllNotificationsRead = endpoint({
  id: 'markAllNotificationsRead',
  method: 'PUT',
  path: '/api/notifications/mark-all-read',
  auth: 'bearer',
  responses: { 200: acknowledged, 401: problem, 500: problem },
  summary: 'Marks every notification of the caller as read.',
  source: 'A 7',
})

export const markNotificationRead = endpoint({
  id: 'markNotificationRead',
  method: 'PUT',
  path: '/api/notifications/{id}/read',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Marks one notification as read.',
  source: 'A 7',
})

export const deleteNotification = endpoint({
  id: 'deleteNotification',
  method: 'DELETE',
  path: '/api/notifications/{id}',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Removes one notification.',
  source: 'A 7',
})
