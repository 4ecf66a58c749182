import type { AlertFrequency } from '@/contract/favorites/saved-searches'
import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import type { Database, Row } from '../../store/database'
import { thumbnailOf } from '../../wire/listing-wire'
import { priceInWords } from '../../wire/price-in-words'
import { finds } from '../matching-listings'
import { notify } from '../notify'
import { settingsOf } from '../people/settings'
import { told, type Told } from '../told'

const DAY = 86_400_000
/** The first Monday since 1970. */
const MONDAY = 4 * DAY
const MOST_NAMED = 5

type Search = Row<'saved_search'>
type Match = Row<'search_match'>
type Home = { property: Row<'property'>; reduced: boolean }

export function startSearchDigests(backend: Backend): () => void {
  return backend.agenda.run(() => digests(backend))
}

/** When the alert for what was found at `since` is sent: 8:00 in the Philippines is midnight in UTC, all year. */
export function digestAt(frequency: AlertFrequency, since: number): number {
  if (frequency === 'instant') return since
  const [period, first] = frequency === 'daily' ? [DAY, 0] : [7 * DAY, MONDAY]
  return (Math.floor((since - first) / period) + 1) * period + first
}

const matchesOf = (db: Database, { id }: Search): Match[] =>
  db.search_match.where(({ search_id }) => search_id === id).toSorted((one, other) => one.at.localeCompare(other.at))

function digests(backend: Backend): ComingEvent[] {
  const { db } = backend
  return db.saved_search
    .where(({ alerts_enabled }) => alerts_enabled)
    .flatMap((search): ComingEvent[] => {
      const matches = matchesOf(db, search)
      if (!matches[0]) return []
      const drop = () => dropMatches(db, search.id)
      const happen = () => {
        drop()
        send(backend, search, matches)
      }
      return [
        {
          id: `digest ${search.id}`,
          at: digestAt(search.alert_frequency, Date.parse(matches[0].at)),
          what: `The ${search.alert_frequency} alert of “${search.name}” (${matches.length} found)`,
          happen,
          runNow: happen,
          drop,
        },
      ]
    })
}

export function dropMatches(db: Database, searchId: string): void {
  db.search_match.removeWhere(({ search_id }) => search_id === searchId)
}

export function removeSearches(db: Database, userId: string): void {
  for (const { id } of db.saved_search.where(({ user_id }) => user_id === userId)) {
    db.saved_search.remove(id)
    dropMatches(db, id)
  }
}

/** None where the search finds none of them any more, or alerts are not wanted. */
function send(backend: Backend, search: Search, matches: readonly Match[]): void {
  const { db, clock } = backend
  const owner = db.user.find(search.user_id)
  const homes = matches.flatMap(({ property_id, reduced }): Home[] => {
    const property = db.property.find(property_id)
    return property?.status === 'available' && finds(backend, search, property) ? [{ property, reduced }] : []
  })
  const [first] = homes
  if (!first || !owner || !settingsOf(owner).propertyAlerts) return
  db.saved_search.update(search.id, { last_alert: clock.iso() })
  notify(backend, search.user_id, {
    type: homes.every(({ reduced }) => reduced) ? 'price_drop' : 'property_alert',
    title:
      homes.length > 1
        ? told('{n} homes for “{name}”', { n: homes.length, name: search.name })
        : told('New for “{name}”', { name: search.name }),
    message: told('{what}.', { what: namesOf(homes) }),
    link: homes.length > 1 ? '/dashboard/saved-searches' : `/dashboard/property/${first.property.id}`,
    avatar: thumbnailOf(first.property),
  })
}

function namesOf(homes: readonly Home[]): Told[] {
  const names = homes.slice(0, MOST_NAMED).map(({ property, reduced }) => {
    const price = property.price > 0 ? priceInWords(property) : told('price on request')
    return told(reduced ? '“{title}” (now {price})' : '“{title}” ({price})', { title: property.title, price })
  })
  const more = homes.length - names.length
  return [...names, ...(more > 0 ? [told('{n} more', { n: more })] : [])]
}
