import { ALERT_FREQUENCIES } from '@/contract/favorites/saved-searches'
import { pesoPrice } from '@/domain/listing/asking-price'
import { formatMoneyWhole } from '@/domain/money/money'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { finds } from './matching-listings'
import { notify } from './notify'
import { settingsOf } from './people/settings'
import { told, type Notice } from './told'
import { thumbnailOf } from '../wire/listing-wire'
import { priceInWords } from '../wire/price-in-words'

type Property = Row<'property'>
type Search = Row<'saved_search'>

function searchesFor(backend: Backend, property: Property): Search[] {
  const { db } = backend
  const notified = new Set<string>([property.user_id])
  const soonest = db.saved_search
    .where(({ alerts_enabled }) => alerts_enabled)
    .toSorted(
      (one, other) => ALERT_FREQUENCIES.indexOf(one.alert_frequency) - ALERT_FREQUENCIES.indexOf(other.alert_frequency),
    )
  return soonest.filter((search) => {
    const owner = db.user.find(search.user_id)
    if (notified.has(search.user_id) || !owner) return false
    if (!settingsOf(owner).propertyAlerts || !finds(backend, search, property)) return false
    notified.add(search.user_id)
    return true
  })
}

type Alert = Pick<Row<'notification'>, 'type'> & Notice

/** Alerts at once, or keeps the listing for the search's next gathered alert. */
function alertFor(backend: Backend, property: Property, reduced: boolean, alert: (search: Search) => Alert): void {
  const { db, clock } = backend
  for (const search of searchesFor(backend, property)) {
    if (search.alert_frequency !== 'instant') {
      keepMatch(backend, search, property, reduced)
      continue
    }
    db.saved_search.update(search.id, { last_alert: clock.iso() })
    notify(backend, search.user_id, {
      ...alert(search),
      link: `/dashboard/property/${property.id}`,
      avatar: thumbnailOf(property),
    })
  }
}

/** A listing is named once in a gathered alert; one that was new stays so when its price falls. */
function keepMatch({ db, clock }: Backend, search: Search, property: Property, reduced: boolean): void {
  const id = `${search.id} ${property.id}`
  if (db.search_match.find(id)) return
  db.search_match.insert({ id, search_id: search.id, property_id: property.id, reduced, at: clock.iso() })
}

export function alertSavedSearches(backend: Backend, property: Property): void {
  alertFor(backend, property, false, ({ name }) => ({
    type: 'property_alert',
    title: told('New for “{name}”', { name }),
    message:
      property.price > 0
        ? told('“{title}” was listed for {price}.', { title: property.title, price: priceInWords(property) })
        : told('“{title}” was listed, price on request.', { title: property.title }),
  }))
}

export function alertPriceDrop(backend: Backend, property: Property, before: Property): void {
  const fell = pesoPrice(before) - pesoPrice(property)
  // A price that was taken back is not a lower one.
  if (fell <= 0 || property.price <= 0 || property.listing_type !== before.listing_type) return
  alertFor(backend, property, true, () => ({
    type: 'price_drop',
    title: told('Price drop'),
    message: told('“{title}” is now {price}, {amount} less than before.', {
      title: property.title,
      price: priceInWords(property),
      amount: formatMoneyWhole(fell),
    }),
  }))
}
