import { pesoPrice } from '@/domain/asking-price'
import { formatMoneyWhole } from '@/domain/money'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { finds } from './matching-listings'
import { notify } from './notify'
import { settingsOf } from './settings'

type Property = Row<'property'>
type Search = Row<'saved_search'>

/** Other people's searches with alerts on that find the listing, one a person: nobody hears of a listing twice. */
function searchesFor({ db }: Backend, property: Property): Search[] {
  const heard = new Set<string>([property.user_id])
  return db.saved_search.where((search) => {
    const owner = db.user.find(search.user_id)
    if (!search.alerts_enabled || heard.has(search.user_id) || !owner) return false
    if (!settingsOf(owner).propertyAlerts || !finds(db, search, property)) return false
    heard.add(search.user_id)
    return true
  })
}

/** Tells everybody whose saved search finds a new listing; call it once the listing is in the store. */
export function alertSavedSearches(backend: Backend, property: Property): void {
  for (const search of searchesFor(backend, property)) {
    backend.db.saved_search.update(search.id, { last_alert: backend.clock.iso() })
    notify(backend, search.user_id, {
      type: 'property_alert',
      title: `New for “${search.name}”`,
      message: `“${property.title}” was listed for ${priceOf(property)}.`,
      link: `/dashboard/property/${property.id}`,
    })
  }
}

/** Tells the same people of a price that fell; `before` is the listing as it was. Does nothing where it did not fall. */
export function alertPriceDrop(backend: Backend, property: Property, before: Property): void {
  const fell = pesoPrice(before) - pesoPrice(property)
  if (fell <= 0 || property.listing_type !== before.listing_type) return
  for (const search of searchesFor(backend, property)) {
    backend.db.saved_search.update(search.id, { last_alert: backend.clock.iso() })
    notify(backend, search.user_id, {
      type: 'price_drop',
      title: 'Price drop',
      message: `“${property.title}” is now ${priceOf(property)}, ${formatMoneyWhole(fell)} less than before.`,
      link: `/dashboard/property/${property.id}`,
    })
  }
}

function priceOf({ price, currency, listing_type }: Property): string {
  return `${formatMoneyWhole(price, currency)}${listing_type === 'rent' ? ' a month' : ''}`
}
