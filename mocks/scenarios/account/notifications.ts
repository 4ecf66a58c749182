import type { Scenario } from '../scenario'

const base = { persona: 'regular', world: 'samples', start: '/dashboard/notifications' } as const
const failure = (message: string) => ({ fail: { status: 500, message } }) as const

const LONG =
  'Completely Renovated Six-Bedroom Heritage House with Annexe, Orchard and anUninterruptedViewOverTheGuimarasStrait'

/** The states of the Notifications screen (A 2). */
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
    network: [{ on: 'listNotifications', steps: [{ refuse: 'Notifications are being moved.' }] }],
  },
  {
    ...base,
    id: 'notifications-fail',
    title: 'Notifications fail',
    see: 'The reason and Try Again.',
    // Every time: the shell asks for them too and would bring them by itself.
    network: [{ on: 'listNotifications', steps: [failure('The notifications could not be read.')] }],
  },
  {
    ...base,
    id: 'notifications-loading',
    title: 'Notifications never come',
    see: 'Skeletons in the final geometry.',
    network: [{ on: 'listNotifications', steps: [{ delay: 'forever' }] }],
  },
  {
    ...base,
    id: 'notifications-stubborn',
    title: 'Notifications cannot be changed',
    see: 'Marking as read and deleting are taken back, with the reason.',
    network: [
      { on: 'markNotificationRead', steps: [failure('The server is busy.')] },
      { on: 'markAllNotificationsRead', steps: [failure('The server is busy.')] },
      { on: 'deleteNotification', steps: [failure('The server is busy.')] },
    ],
  },
  {
    ...base,
    id: 'notifications-long',
    title: 'Notifications with long words',
    see: 'Nothing leaves its card. One leads outside the product and is no link.',
    patch: {
      notification: {
        'n101-1': { title: LONG, message: `${LONG}. ${LONG}.` },
        'n101-2': { link: 'https://elsewhere.example/' },
      },
    },
  },
]
