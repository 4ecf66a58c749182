import type { Listing } from '@/domain/listing/listing'
import { FIELDS } from '@/domain/listing/fields'
import { factReader } from '@/domain/papers/ph'
import { CHOICE_FILTERS, FLAG_FILTERS, LIST_FILTERS, setValue, TEXT_FILTERS } from '@/domain/search/filter-state'
import { NUMBERS, type NumberName } from '@/domain/search/query/numbers'
import { foldedText, foldedTexts, placeText } from '@/domain/search/search-text'

/** What the index holds of a listing: one field for each parameter that filters or sorts. */
export type IndexDocument = Record<string, unknown>

const PLAIN = [...CHOICE_FILTERS, ...FLAG_FILTERS, ...LIST_FILTERS, ...TEXT_FILTERS]
export const paramOf = (field: (typeof PLAIN)[number]) => FIELDS[field].filter.param

/** The document of a listing. A number that is not known is left out, so that no limit finds it and every order has it last. */
export function toDocument(listing: Listing): IndexDocument {
  const numbers = Object.entries(NUMBERS).map(([name, read]) => [name, read(listing)] as const)
  const known = numbers.filter(([name, value]) => !Number.isNaN(value) && !(SORTED.includes(name) && value === 0))
  const plain = PLAIN.map((field) => [paramOf(field), factReader(field)(listing)] as const)
  const { all, documented } = foldedTexts(listing)
  return {
    id: listing.id,
    ...(listing.owner.id === null ? {} : { owner: listing.owner.id }),
    mode: listing.listingType,
    types: [listing.propertyType, listing.propertySubtype],
    type: listing.propertyType,
    created: listing.createdMs,
    texts: all,
    documented,
    places: placeText(listing),
    ...(listing.lat === null || listing.lng === null ? {} : { place: { lat: listing.lat, lon: listing.lng } }),
    ...Object.fromEntries(known),
    ...Object.fromEntries(
      plain.map(([name, value]) => [
        name,
        isFlag(name) ? Boolean(value) : isText(name) ? foldedText(String(value)) : value,
      ]),
    ),
  }
}

/** Numbers of which 0 means that there is none, where an order needs them last. */
const SORTED: readonly string[] = ['price', 'size', 'lot'] satisfies NumberName[]
const isText = (name: string) => TEXT_FILTERS.some((field) => paramOf(field) === name)
const isFlag = (name: string) => FLAG_FILTERS.some((field) => paramOf(field) === name && setValue(field) === true)

/** The mapping of the index. Nothing is analyzed: the texts are folded before they are stored, by the rules of the search. */
export function indexMapping() {
  const as = (type: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { type }]))
  return {
    settings: { index: { sort: { field: ['created', 'id'], order: ['desc', 'asc'] } } },
    mappings: {
      dynamic: 'strict',
      properties: {
        ...as('keyword', [
          'id',
          'owner',
          'mode',
          'type',
          'types',
          ...CHOICE_FILTERS.map(paramOf),
          ...LIST_FILTERS.map(paramOf),
          ...FLAG_FILTERS.map(paramOf).filter((name) => !isFlag(name)),
        ]),
        ...as('boolean', FLAG_FILTERS.map(paramOf).filter(isFlag)),
        ...as('double', Object.keys(NUMBERS)),
        created: { type: 'date', format: 'epoch_millis' },
        place: { type: 'geo_point' },
        ...as('wildcard', ['texts', 'documented', 'places', ...TEXT_FILTERS.map(paramOf)]),
        names: { type: 'text', fields: { typed: { type: 'search_as_you_type' } } },
      },
    },
  }
}
