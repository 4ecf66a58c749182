import { pesoPrice } from '@/domain/listing/asking-price'
import { formatMoneyWhole } from '@/domain/money/money'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { finds } from './matching-listings'
import { notify } from './notify'
import { settingsOf } from './people/settings'
import { thumbnailOf } from '../wire/listing-wire'
import { priceInWords } from '../wire/price-in-words'

type Property = Row<'property'>
type Search = Row<'saved_search'>

/** Other people's searches with alerts on that find the listing, at most one for each person. */
function searchesFor({ db }: Backend, property: Property): Search[] {
  const notified = new Set<string>([property.user_id])
  return db.saved_search.where((search) => {
    const owner = db.user.find(search.user_id)
    if (!search.alerts_enabled || notified.has(search.user_id) || !owner) return false
    if (!settingsOf(owner).propertyAlerts || !finds(db, search, property)) return false
    notified.add(search.user_id)
    return true
  })
}

/** Notifies people whose saved search finds a new listing. Call it when the listing is stored. */
export function alertSavedSearches(backend: Backend, property: Property): void {
  for (const search of searchesFor(backend, property)) {
    backend.db.saved_search.update(search.id, { last_alert: backend.clock.iso() })
    notify(backend, search.user_id, {
      type: 'property_alert',
      title: `New for “${search.name}”`,
      message: `“${property.title}” was listed${property.price > 0 ? ` for ${priceInWords(property)}` : ', price on request'}.`,
      link: `/dashboard/property/${property.id}`,
      avatar: thumbnailOf(property),
    })
  }
}

/** Notifies the same people of a lower price; `before` is the listing before the change. */
export function alertPriceDrop(backend: Backend, property: Property, before: Property): void {
  const fell = pesoPrice(before) - pesoPrice(property)
  // A price that was taken back is not a lower one.
  if (fell <= 0 || property.price <= 0 || property.listing_type !== before.listing_type) return
  for (const search of searchesFor(backend, property)) {
    backend.db.saved_search.update(search.id, { last_alert: backend.clock.iso() })
    notify(backend, search.user_id, {
      type: 'price_drop',
      title: 'Price drop',
      message: `“${property.title}” is now ${priceInWords(property)}, ${formatMoneyWhole(fell)} less than before.`,
      link: `/dashboard/property/${property.id}`,
      avatar: thumbnailOf(property),
    })
  }
}
