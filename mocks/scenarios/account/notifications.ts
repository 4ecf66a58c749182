import { always, busy, fails, LONG_WORDS, never } from '../rules'
import type { Scenario } from '../scenario'

const base = { persona: 'regular', world: 'samples', start: '/dashboard/notifications' } as const

export const notifications: Scenario[] = [
  {
    ...base,
    id: 'nothing-yet',
    title: 'A member of an empty market',
    see: "'No notifications', 'No tours scheduled', 'No saved searches': everything is still to come.",
    world: 'empty-market',
  },
  {
    ...base,
    id: 'notifications-refused',
    title: 'Notifications are answered without success',
    see: '`success: false`: samples, marked as such (A 8).',
    network: [always('listNotifications', { refuse: 'Notifications are being moved.' })],
  },
  {
    ...base,
    id: 'notifications-fail',
    title: 'Notifications fail',
    see: 'The reason and Try Again.',
    // Every time: the shell asks for them too and would bring them by itself.
    network: [always('listNotifications', fails('The notifications could not be read.'))],
  },
  {
    ...base,
    id: 'notifications-loading',
    title: 'Notifications never come',
    see: 'Skeletons in the final geometry.',
    network: [never('listNotifications')],
  },
  {
    ...base,
    id: 'notifications-stubborn',
    title: 'Notifications cannot be changed',
    see: 'Marking as read and deleting are taken back, with the reason.',
    network: busy('markNotificationRead', 'markAllNotificationsRead', 'deleteNotification'),
  },
  {
    ...base,
    id: 'notifications-long',
    title: 'Notifications with long words',
    see: 'Nothing leaves its card. One leads outside the product and is no link.',
    patch: {
      notification: {
        'n101-1': { title: LONG_WORDS, message: `${LONG_WORDS}. ${LONG_WORDS}.` },
        'n101-2': { link: 'https://elsewhere.example/' },
      },
    },
  },
]
