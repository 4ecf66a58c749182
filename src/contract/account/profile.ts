import * as z from 'zod/mini'
import { DESCRIPTION_MAX, id, instant, username } from '../fields'
import { answering, standing } from './person'
import { OCCASIONS } from './reviews'
import { decimal, listings, number, people, PESOS, reviews, saves, stars, views } from '../values/numbers'
import {
  calendarDay,
  dayOrInstant,
  email,
  fullName,
  line,
  location,
  longText,
  messenger,
  namePart,
  phone,
  pictureUrl,
  remark,
  story,
  textUpTo,
} from '../values/texts'

const percent = /* @__PURE__ */ decimal({ 'x-unit': 'percent', minimum: 0, maximum: 100 })
const coins = /* @__PURE__ */ number({ 'x-unit': 'coins', multipleOf: 1 })

/**
 * How far someone is verified (A 3). Listing needs phone and ID; `id_submitted` alone means that an administrator
 * looks.
 */
export const verificationStatus = z.object({
  /** Whether the phone number was confirmed with a code. */
  phone_verified: z.boolean(),
  /** Whether an administrator approved the identity document. */
  id_verified: z.boolean(),
  /** Whether an identity document waits for an administrator. */
  id_submitted: z.nullish(z.boolean()),
  /** Whether the user may list: phone and ID are verified. */
  can_list_properties: z.nullish(z.boolean()),
  /** Addition: the administrator's reason for rejecting the last identity document. */
  rejection_reason: z.nullish(remark),
  /**
   * Addition: the full name that the user asks for after an approved ID, until an administrator decides; for the user
   * alone, null where nothing waits.
   */
  requested_name: z.nullish(fullName),
})

/** What one user said about another (A 3). */
export const review = z.object({
  /** Id of the review. */
  id,
  /** 1 to 5. */
  rating: stars,
  /** Text of the review, without markup. */
  comment: z.nullish(story),
  /** When it was written: a calendar day or ISO 8601. */
  date: dayOrInstant,
  /** Who wrote it. */
  user: z.object({
    /** Full name of the reviewer. */
    name: z.nullish(fullName),
    /** Path or URL of the reviewer's picture (B 7). */
    avatar: z.nullish(pictureUrl),
  }),
  /** Addition: what it is about, a visit or a deal; null where that is not known. */
  occasion: z.nullish(z.enum(OCCASIONS)),
  /** Addition: what the reviewed person said to it; null without an answer. */
  answer: z.nullish(longText),
})

/**
 * How someone's listings and answers do, shown to themselves only (A 3). `response_rate` and `conversion_rate`
 * (inquiries by listing views) in percent, `avg_response_time` in minutes.
 */
export const insights = z.object({
  /** Times that the profile and the listings were opened. */
  total_views: z.nullish(views),
  /** Times that the listings were saved. */
  total_likes: z.nullish(saves),
  /** Share of first messages that were answered, in percent. */
  response_rate: z.nullish(percent),
  /** Average time to the first answer, in minutes. */
  avg_response_time: z.nullish(decimal({ 'x-unit': 'minutes', minimum: 0 })),
  /** Times that the profile was opened. */
  profile_views: z.nullish(views),
  /** Times that the listings were opened. */
  listing_views: z.nullish(views),
  /** Number of people who wrote about a listing. */
  inquiries: z.nullish(people),
  /** Inquiries by listing views, in percent. */
  conversion_rate: z.nullish(percent),
})

/** What someone sold and rented out (A 3); `total_earnings` in pesos. */
export const profileStats = z.object({
  /** Number of sold listings. */
  properties_sold: z.nullish(listings),
  /** Number of listings that were rented out. */
  properties_rented: z.nullish(listings),
  /** Sum of sales and rents, in pesos. */
  total_earnings: z.nullish(decimal(PESOS)),
  /** Number of available listings. */
  active_listings: z.nullish(listings),
})

/** What everyone may see of a user. `contact` holds what the owner's privacy settings allow (A 3). */
export const publicProfile = z.object({
  /** Id of the user. */
  id,
  /** Username, unique, as in profile links. */
  username: z.nullish(username),
  /** Full name, as shown. */
  name: z.nullish(fullName),
  /** First name. */
  first_name: z.nullish(namePart),
  /** Last name. */
  last_name: z.nullish(namePart),
  /** Place, as the user wrote it. */
  location: z.nullish(location),
  /** What the user says about themselves, without markup. */
  bio: z.nullish(story),
  /** The same as `bio`, under another name (A 3). */
  description: z.nullish(textUpTo(DESCRIPTION_MAX)),
  /** Path or URL of the picture (B 7). */
  avatar: z.nullish(pictureUrl),
  /** The same as `avatar`, under another name (A 3). */
  profile_picture: z.nullish(pictureUrl),
  /** When the account was created, ISO 8601 with a zone. */
  created_at: z.nullish(instant),
  /** Whether phone and ID are verified. */
  verified: z.nullish(z.boolean()),
  /** Kind of account: private person or professional seller. */
  type: z.nullish(z.enum(['regular_user', 'professional_seller'])),
  /** Paid plan; null without one. */
  premium_plan: z.nullish(line),
  /** How far the user is verified. */
  verification_status: z.nullish(verificationStatus),
  /** Year or date of joining, as text to show. */
  member_since: z.nullish(line),
  /** Mean of the reviews that are shown, 1 to 5, one decimal; null without reviews. */
  rating: z.nullish(stars),
  /** Number of reviews that are shown. */
  review_count: z.nullish(reviews),
  answering,
  /** Number of public listings. */
  listings_count: z.nullish(listings),
  /** What the privacy settings allow others to see. */
  contact: z.nullish(
    z.object({
      /** Mobile number; null if it is not shared. */
      phone: z.nullish(phone),
      /** E-mail address; null if it is not shared. */
      email: z.nullish(email),
      /** Addition: name on Messenger, as in `m.me/name`; null if the phone number is not shared. */
      messenger: z.nullish(messenger),
    }),
  ),
  /** Figures of sales and rentals. */
  stats: z.nullish(profileStats),
  /** Reviews that are shown, newest first. */
  reviews: z.nullish(z.array(review)),
})

/** A line of somebody's coins (A 9): earned if positive, spent if negative. */
export const coinEntry = z.object({
  /** Id of the entry. */
  id,
  /** What the coins were earned or spent for. */
  label: line,
  /** Number of coins, positive if earned. */
  amount: coins,
  /** When, ISO 8601 with a zone. */
  date: instant,
})

/** A user's own record (A 3): the public one and what is nobody else's business. */
export const ownProfile = z.extend(publicProfile, {
  /**
   * Addition: when the user last changed what `updateOwnProfile` changes, ISO 8601 with a zone; each change has a later
   * one. `If-Match` compares it.
   */
  updated_at: z.nullish(instant),
  /** E-mail address of the account. */
  email: z.nullish(email),
  /** Mobile number with its country code. */
  phone_number: z.nullish(phone),
  /** Addition: name on Messenger, as in `m.me/name`. */
  messenger: z.nullish(messenger),
  /** Calendar day, `1990-01-01`. */
  date_of_birth: z.nullish(calendarDay),
  /** `google`, or `email` for an account with a password. */
  auth_provider: z.nullish(line),
  /** Name of the paid service; null without one. */
  premium_service: z.nullish(line),
  /** Balance of coins. */
  coins: z.nullish(coins),
  /** Addition: the entries that make up `coins`, newest first. */
  coin_history: z.nullish(z.array(coinEntry)),
  /** Addition: where the user stands, and why; for the user alone. */
  standing: z.nullish(standing),
  /** How the listings and answers do; for the owner only. */
  insights: z.nullish(insights),
})

/** Someone the caller follows. */
export const followedUser = z.object({
  /** Id of the user. */
  id,
  /** Username, as in profile links. */
  username,
  /** Full name. */
  name: z.nullish(fullName),
  /** Path or URL of the picture (B 7). */
  profile_picture: z.nullish(pictureUrl),
})

export type VerificationStatus = z.output<typeof verificationStatus>
export type CoinEntry = z.output<typeof coinEntry>
export type Review = z.output<typeof review>
export type Insights = z.output<typeof insights>
export type ProfileStats = z.output<typeof profileStats>
export type WirePublicProfile = z.output<typeof publicProfile>
export type WireOwnProfile = z.output<typeof ownProfile>
export type FollowedUser = z.output<typeof followedUser>
