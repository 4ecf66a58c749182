import type { Notification } from '@/account/notifications/notification'
import type { NotificationType } from '@/contract/account/notifications'

const HOUR = 3_600_000

const SAMPLES: readonly [type: NotificationType, title: string, message: string, hoursAgo: number][] = [
  ['property_alert', 'New for “Condo near the esplanade”', 'A two-bedroom condo was listed in Molo.', 1],
  ['tour_reminder', 'Upcoming tour', 'Your visit to the family house in Jaro is tomorrow at 10:00 AM.', 3],
  ['message', 'New message', 'The owner answered your question about the parking.', 20],
  ['price_drop', 'Price drop', 'A townhouse in Pavia is now ₱2,650,000.', 30],
  ['system', 'Welcome to Proventous', 'Save listings with the heart to find them again.', 72],
]

/** Sample notifications, shown after an answer without success (A 8); read and without links. */
export function sampleNotifications(now: number): Notification[] {
  return SAMPLES.map(([type, title, message, hoursAgo], place) => ({
    id: `sample-${place + 1}`,
    type,
    title,
    message,
    timestamp: new Date(now - hoursAgo * HOUR).toISOString(),
    read: true,
    link: null,
    picture: null,
  }))
}
