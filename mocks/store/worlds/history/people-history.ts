import { COIN_EARNINGS, isCompleteProfile, type CoinEarning } from '@/domain/money/coins'
import type { Row, Rows } from '../../database'
import { coinEntryId } from '../../row-keys'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { MARKET_OWNERS } from '../market/owners'
import { REVIEWS } from './people-reviews'

const DAY = 86_400_000

const STARS = new Map([...SAMPLE_PEOPLE, ...MARKET_OWNERS].map(({ id, stars }) => [id, stars]))

export function withPeopleHistory(rows: Rows, now: number): Rows {
  const people = rows.user ?? []
  return {
    ...rows,
    user: people.map((person) => ({ ...person, profile_views: profileViews(person, now) })),
    review: [...(rows.review ?? []), ...people.flatMap((person) => reviewsOf(person, people, now))],
    coin_entry: people.flatMap((person) => coinsOf(person, rows.property ?? [], now)),
    follow: FOLLOWS.map(([follower_id, followed_id]) => ({
      id: `f${follower_id}-${followed_id}`,
      follower_id,
      followed_id,
    })),
  }
}

const FOLLOWS = [
  ['101', '103'],
  ['101', '105'],
  ['102', '104'],
  ['103', '108'],
] as const

function profileViews({ id, premium_plan, created_at }: Row<'user'>, now: number): number {
  const days = daysSince(created_at, now)
  return Math.round((premium_plan ? 14 : 3) * Math.sqrt(days) + (numberFrom(id) % 40))
}

function reviewsOf(person: Row<'user'>, people: readonly Row<'user'>[], now: number): Row<'review'>[] {
  const stars = STARS.get(person.id) ?? []
  const words = REVIEWS[person.id] ?? []
  const authors = people.filter((other) => other.id !== person.id && daysSince(other.created_at, now) > 200)
  const span = Math.min(daysSince(person.created_at, now), 200) / (stars.length + 1)
  return stars.map((rating, index) => {
    const { comment = null, answer = null } = words[index] ?? {}
    const date = new Date(now - Math.round((index + 0.6) * span) * DAY).toISOString()
    return {
      id: `rv${person.id}-${index + 1}`,
      user_id: person.id,
      author_id: authors[(Number(person.id) + index) % authors.length]?.id ?? '',
      rating,
      comment,
      date,
      property_id: null,
      occasion: null,
      shown_at: date,
      announced: true,
      answer,
      removed_at: null,
    }
  })
}

type Line = [label: string, amount: number, paidFor?: string]

const PREMIUM: Line = ['Premium Listings', -50]
const FEATURED: Line = ['Featured Property', -25]
const REPORT: Line = ['Analytics Report', -15]
const SUPPORT: Line = ['Priority Support', -10]

const PROFESSIONAL_YEAR = [PREMIUM, FEATURED, REPORT, PREMIUM, FEATURED, SUPPORT, REPORT]
const OWNER_YEAR = [FEATURED, SUPPORT]
const YEARS: Record<string, Line[]> = {
  '111': [REPORT, REPORT],
}

function coinsOf(person: Row<'user'>, listings: readonly Row<'property'>[], now: number): Row<'coin_entry'>[] {
  const own = listings.filter((row) => row.user_id === person.id)
  const sold = own.filter((row) => row.status === 'sold' && row.listing_type === 'sale')
  const days = daysSince(person.created_at, now)
  const start = [
    ...(isCompleteProfile(person) ? [earned('complete-profile', person.id)] : []),
    ...(own.length > 0 ? [earned('first-listing', person.id)] : []),
  ]
  const year = YEARS[person.id] ?? (person.premium_plan ? PROFESSIONAL_YEAR : own.length > 0 ? OWNER_YEAR : [])
  const recent = [...year, ...sold.map(({ id }) => earned('property-sold', id))]
  const rest = person.coins - [...start, ...recent].reduce((sum, [, amount]) => sum + amount, 0)
  const between: Line[] = rest === 0 ? [] : [[days > 365 ? 'Earlier years' : 'Welcome gift', rest]]
  const first = Math.min(days, 360)
  const dayAgo = (ago: number) => new Date(now - ago * DAY).toISOString()
  const entry = ([label, amount, paidFor]: Line, place: string, date: string): Row<'coin_entry'> => ({
    id: paidFor ?? `coin${person.id}-${place}`,
    user_id: person.id,
    label,
    amount,
    date,
  })
  return [
    ...start.map((line, index) => entry(line, `start-${index}`, dayAgo(days - (index * (days - first)) / 2))),
    ...[...between, ...recent].map((line, index, { length }) =>
      entry(line, String(index + 1), dayAgo(first - ((index + 0.5) * (first - 1)) / length)),
    ),
  ]
}

function earned(earning: CoinEarning, about: string): Line {
  const { label, amount } = COIN_EARNINGS.find(({ id }) => id === earning) ?? { label: earning, amount: 0 }
  return [label, amount, coinEntryId(earning, about)]
}

function daysSince(date: string, now: number): number {
  return Math.max(0, (now - Date.parse(date)) / DAY)
}

function numberFrom(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return hash
}
