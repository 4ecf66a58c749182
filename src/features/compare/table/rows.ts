import { bestOf, COMPARE_MIN, type CompareEntry, type CompareRow } from '@/domain/listing/compare'
import { formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing, ListingType } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { factOf } from '@/domain/papers/ph'
import { PH_FIELDS } from '@/domain/papers/ph-fields'
import { convertMoney, formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { formatArea, formatLot, pricePerArea, unitLabel, type UnitSystem } from '@/domain/units/units'
import { shortPlace } from '@/listing/listing-place'
import type { Compared } from '../compared'
import { t, type Label } from '@/words/words'

/** One row: a text per column; empty text means 'not stated'. */
export type Row = {
  key: string
  label: string
  values: string[]
  best: string[]
}

type Shown = { currency: string; units: UnitSystem; monthOf: (listing: Listing) => string }

const PAPERS = [
  ...(['sale_stage', 'title_type', 'title_holder', 'title_liens', 'license_to_sell_number'] as const),
  ...(['flood_year_100', 'foreign_ok'] as const),
]
const LABELS: Partial<Record<(typeof PAPERS)[number], Label>> = {
  title_holder: 'Title in the name of',
  title_liens: 'Liens on the title',
  flood_year_100: 'Flood in 100 years',
}

/** Best values (A 9): a mark goes to a single winner. A month's rent is never cheaper than a purchase price. */
function bestIn(entries: readonly CompareEntry[], row: CompareRow): string[] {
  if (row === 'price_per_sqft' && mixesSaleAndRent(entries)) return []
  const kinds = row === 'price' ? (['sale', 'rent'] as const).map((kind) => ofKind(entries, kind)) : [entries]
  return kinds.flatMap((kind) => single(bestOf(kind, row)))
}

const single = (ids: string[]) => (ids.length === 1 ? ids : [])

function ofKind(entries: readonly CompareEntry[], kind: ListingType): CompareEntry[] {
  return entries.filter((entry) => entry.listing_type === kind)
}

/** Shortest on the market. A stored 0 means either 'today' or 'unknown'. */
function bestDays(compared: readonly Compared[]): string[] {
  const today = compared.filter(isFromToday)
  if (today.length > 0) return today.length < compared.length ? single(today.map(({ entry }) => entry.id)) : []
  return single(
    bestOf(
      compared.map(({ entry }) => entry),
      'days_on_market',
    ),
  )
}

function isFromToday({ entry, listing }: Compared): boolean {
  return entry.days_on_market === 0 && listing !== null && listing.createdMs > 0
}

export function mixesSaleAndRent(entries: readonly CompareEntry[]): boolean {
  return entries.length >= COMPARE_MIN && new Set(entries.map((entry) => entry.listing_type)).size > 1
}

const count = (value: number) => (value > 0 ? value.toLocaleString('en-US') : '')

function bedroomsOf({ entry, listing }: Compared): string {
  const studio = listing?.bedrooms === 0 && listing.category === 'residential'
  return studio ? t('Studio') : count(entry.bedrooms)
}

function daysOf(compared: Compared): string {
  const { entry } = compared
  if (entry.days_on_market === 0) return isFromToday(compared) ? t('Listed today') : ''
  return t.count(entry.days_on_market, '{n} day', '{n} days')
}

function monthly({ listing_type: listingType }: Pick<CompareEntry, 'listing_type'>, pesos: number): string {
  return perMonth({ listingType, price: pesos })
}

/** The price of a stored or fresh entry in the display currency: '₱35,000/month', or 'Price on request'. */
export function priceText(entry: Pick<CompareEntry, 'listing_type'>, pesos: number, currency: string): string {
  return `${formatAskingPrice({ price: pesos, currency: 'PHP' }, currency)}${monthly(entry, pesos)}`
}

function perAreaOf(entry: CompareEntry, { currency, units }: Pick<Shown, 'currency' | 'units'>): string {
  const pesos = units === 'imperial' ? entry.price_per_sqft : pricePerArea(entry.price, entry.square_feet, units)
  if (pesos === 0) return ''
  const amount = convertMoney(pesos, 'PHP', currency)
  return `${formatPricePerArea(amount, currency)}${monthly(entry, pesos)}`
}

export function plainRows(compared: readonly Compared[], shown: Shown): Row[] {
  const { currency, units } = shown
  const entries = compared.map(({ entry }) => entry)
  const row = (key: string, label: string, valueOf: (each: Compared) => string, rule?: CompareRow): Row => ({
    key,
    label,
    values: compared.map(valueOf),
    best: rule ? bestIn(entries, rule) : [],
  })
  return [
    row('price', t('Price'), ({ entry }) => priceText(entry, entry.price, currency), 'price'),
    ...monthRows(row, shown),
    row('place', t('Place'), placeIn(compared)),
    row('type', t('Type'), ({ entry }) => t.known(entry.property_type)),
    row('bedrooms', t('Bedrooms'), bedroomsOf),
    row('bathrooms', t('Bathrooms'), ({ entry }) => count(entry.bathrooms)),
    row(
      'area',
      units === 'imperial' ? t('Square feet') : t('Square meters'),
      ({ entry }) => (entry.square_feet > 0 ? formatArea(entry.square_feet, units) : ''),
      'square_feet',
    ),
    row('parking', t('Parking'), ({ entry }) => count(entry.parking_spots)),
    row('lot', t('Lot'), ({ listing }) => (listing && listing.lotSize > 0 ? formatLot(listing.lotSize, units) : '')),
    row('year', t('Year built'), ({ entry }) => (entry.year_built ? String(entry.year_built) : '')),
    row(
      'dues',
      t('Association dues'),
      ({ entry }) =>
        entry.hoa_fees > 0
          ? `${formatMoneyWhole(convertMoney(entry.hoa_fees, 'PHP', currency), currency)}${t('/month')}`
          : '',
      'hoa_fees',
    ),
    ...paperRows(row),
    row(
      'per-area',
      t('Price per {unit}', { unit: unitLabel('size', units) }),
      ({ entry }) => perAreaOf(entry, shown),
      'price_per_sqft',
    ),
    { ...row('days', t('Days on market'), daysOf), best: bestDays(compared) },
    row('rating', t('Rating'), ({ entry }) => (entry.rating ? t('{n} of 5', { n: entry.rating }) : '')),
  ]
}

type MakeRow = (key: string, label: string, valueOf: (each: Compared) => string) => Row

function monthRows(row: MakeRow, { currency, monthOf }: Shown): Row[] {
  const loans = row('month', t('Monthly cost'), ({ listing }) => (listing ? monthOf(listing) : ''))
  if (loans.values.every((value) => value === '')) return []
  const rent = ({ entry }: Compared) => (entry.listing_type === 'rent' ? priceText(entry, entry.price, currency) : '')
  return [row('month', t('Monthly cost'), (each) => rent(each) || (each.listing ? monthOf(each.listing) : ''))]
}

function placeIn(compared: readonly Compared[]): (each: Compared) => string {
  const manyCities = new Set(compared.map(({ entry }) => entry.address)).size > 1
  return ({ entry, listing }) =>
    listing ? (manyCities ? shortPlace : districtOf)(listing) : entry.address.split(', ').map(t.known).join(', ')
}

function paperRows(row: MakeRow): Row[] {
  const rows = PAPERS.map((field) =>
    row(field, t(LABELS[field] ?? PH_FIELDS[field].label), (each) => stated(field, each)),
  )
  return rows.filter(({ values }) => values.some((value) => value !== ''))
}

function stated(field: (typeof PAPERS)[number], { listing }: Compared): string {
  const value = listing ? factOf(listing, field) : ''
  if (!value) return ''
  if (field === 'foreign_ok') return t('Yes, says the seller')
  if (value === 'none_stated') return t('None, says the seller')
  if (field === 'license_to_sell_number') return String(value)
  return labelOf(field, String(value))
}

export function differs(values: readonly string[]): boolean {
  return new Set(values).size > 1
}

export function splitFeatures(entries: readonly CompareEntry[]): { shared: string[]; others: string[][] } {
  const lists = entries.map((entry) => entry.features)
  const everywhere = (feature: string) =>
    lists.every((list) => list.some((other) => other.toLowerCase() === feature.toLowerCase()))
  const shared = entries.length > 1 ? (lists[0] ?? []).filter(everywhere) : []
  const isShared = (feature: string) => shared.some((other) => other.toLowerCase() === feature.toLowerCase())
  return { shared, others: lists.map((list) => list.filter((feature) => !isShared(feature))) }
}
