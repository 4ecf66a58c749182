import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { LANGUAGES } from '../fields'
import { acknowledged, answer, problem } from '../problem'

/** Currencies to choose from (A 3). */
export const SETTINGS_CURRENCIES = ['PHP', 'USD', 'EUR'] as const
/** Time zones to choose from (A 3). */
export const SETTINGS_TIMEZONES = ['Asia/Manila', 'Asia/Tokyo', 'America/New_York'] as const

/** Who can see that a user is online. */
export const ONLINE_FOR = ['everyone', 'chats', 'nobody'] as const

/** The settings object (A 3), the same in both directions. */
export const settings = z.object({
  /** Every notification also goes to the account's e-mail address. */
  emailNotifications: z.boolean(),
  /**
   * Every notification also goes to the mobile number, once that is verified: until then it is off, and turning it on
   * is refused.
   */
  smsNotifications: z.boolean(),
  /** Whether tips and offers may be sent. Nothing in this API sends any: the choice is kept for whoever does. */
  marketingEmails: z.boolean(),
  /** Notifications of type `property_alert` and `price_drop`, about listings that a saved search finds. */
  propertyAlerts: z.boolean(),
  /** A notification of type `tour_reminder` the day before a confirmed viewing, in Philippine time. */
  tourReminders: z.boolean(),
  /** Language of the account (A 9). E-mails, text messages and events are in it (an addition). */
  language: z.enum(LANGUAGES),
  /** Currency in which prices are shown (A 9). */
  currency: z.enum(SETTINGS_CURRENCIES),
  /** Time zone in which times are shown (A 9). */
  timezone: z.enum(SETTINGS_TIMEZONES),
  /** What others may see. */
  privacy: z.object({
    /** Whether others can open the profile. */
    showProfile: z.boolean(),
    /** Whether others see the e-mail address. */
    showEmail: z.boolean(),
    /** Whether others see the phone number, and the name on Messenger with it. */
    showPhone: z.boolean(),
    /**
     * Addition: whether others see that the account has read their messages; without it the account does not see it of
     * others either. Stays as it is where it is left out, as `showOnline`.
     */
    showSeen: z.optional(z.boolean()),
    /** Addition: who sees whether the account is online; `chats` are those whom it has written a message to. */
    showOnline: z.optional(z.enum(ONLINE_FOR)),
  }),
})

export type Settings = z.output<typeof settings>

/** What an account that never saved settings has (A 9). */
export const DEFAULT_SETTINGS: Settings = {
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  propertyAlerts: true,
  tourReminders: true,
  language: 'en',
  currency: 'PHP',
  timezone: 'Asia/Manila',
  privacy: { showProfile: true, showEmail: false, showPhone: false, showSeen: true, showOnline: 'everyone' },
}

export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: '/api/settings',
  auth: 'bearer',
  responses: { 200: answer(settings), 401: problem, 500: problem },
  summary: 'The caller’s settings, or the defaults as long as none were saved.',
  source: 'A 7',
  addition: true,
})

export const updateSettings = endpoint({
  id: 'updateSettings',
  method: 'PUT',
  path: '/api/settings/update',
  auth: 'bearer',
  content: 'json',
  body: settings,
  responses: { 200: acknowledged, 401: problem, 403: problem, 422: problem, 500: problem },
  summary:
    'Saves the caller’s settings, all of them at once; text messages without a verified mobile number are ' +
    'refused (422, under smsNotifications).',
  source: 'A 7',
})
