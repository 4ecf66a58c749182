import { pinOf } from './form-check'
import { checklistOf, fieldsFor } from './form-fields'
import type { ListingField } from '../listing/field-kinds'
import type { ListingFormValues } from './form'
import { keptMeasure, NUMBER_RULES, numberIn } from './form-numbers'
import { allOf } from '../text'
import { t } from '@/words/words'

export type ListingTip = { field: ListingField; text: string }

type Point = ListingTip & { worth: number; /** From 0 to 1. */ done: number }

const GOOD_PHOTOS = 5
const GOOD_DESCRIPTION = 150

const yes = (done: boolean) => (done ? 1 : 0)

function points(values: ListingFormValues): Point[] {
  const fits = fieldsFor(values)
  const land = values.category === 'land'
  const area = keptMeasure(land ? 'lot_size' : 'square_feet', values[land ? 'lot_size' : 'square_feet'])
  const words = values.description.trim().length
  const list = values[checklistOf(values.category)]
  const all: Point[] = [
    {
      field: 'photos',
      worth: 30,
      done: Math.min(1, values.photos / GOOD_PHOTOS),
      text:
        values.photos === 0
          ? t('Add photos: people look at them first.')
          : t('Add photos until there are {n}.', { n: GOOD_PHOTOS }),
    },
    {
      field: 'price',
      worth: 10,
      done: yes((numberIn(values.price, NUMBER_RULES.price) ?? 0) > 0),
      text: t('Set a price.'),
    },
    {
      field: 'title',
      worth: 10,
      done: Math.min(1, values.title.trim().length / 20),
      text: t('Say in the title what it is and where.'),
    },
    {
      field: 'description',
      worth: 15,
      done: Math.min(1, words / GOOD_DESCRIPTION),
      text:
        words === 0
          ? t('Describe it in a few sentences.')
          : t('Tell more in the description: light, condition, the neighborhood.'),
    },
    { field: 'lat', worth: 12, done: yes(pinOf(values) !== null), text: t('Put a pin on the map.') },
    { field: 'city', worth: 5, done: yes(values.city.trim() !== ''), text: t('Name the city.') },
    {
      field: land ? 'lot_size' : 'square_feet',
      worth: 8,
      done: yes(area !== null && area > 0),
      text: land ? t('Give the lot area.') : t('Give the floor area.'),
    },
    { field: 'condition', worth: 3, done: yes(values.condition !== ''), text: t('Choose the condition.') },
    {
      field: 'features',
      worth: 4,
      done: Math.min(1, new Set([...list, ...values.features]).size / 3),
      text: t('Name at least three features.'),
    },
    {
      field: 'nearby_amenities',
      worth: 3,
      done: yes(values.nearby_amenities.length > 0),
      text: t('Name what is nearby.'),
    },
    {
      field: 'deposit',
      worth: 4,
      done: yes(numberIn(values.deposit, NUMBER_RULES.deposit) !== null),
      text: t('Say what the security deposit is.'),
    },
  ]
  return all.filter(({ field }) => fits.has(field))
}

/** What seekers ask first and the form does not require, in words that a sentence can list. */
export function missingFirst(values: ListingFormValues): { field: ListingField; name: string }[] {
  const land = values.category === 'land'
  const size = land ? 'lot_size' : 'square_feet'
  const answers = [
    { field: 'address', name: t('the street'), known: values.address.trim() !== '' },
    { field: 'city', name: t('the city'), known: values.city.trim() !== '' },
    { field: 'lat', name: t('a pin on the map'), known: pinOf(values) !== null },
    {
      field: size,
      name: land ? t('the lot area') : t('the floor area'),
      known: keptMeasure(size, values[size]) !== null,
    },
  ] as const
  return answers.filter(({ known }) => !known).map(({ field, name }) => ({ field, name }))
}

export function missingText(missing: readonly { name: string }[], { address, city, state }: ListingFormValues): string {
  const names = allOf(missing.map(({ name }) => name))
  const lacks = t('It lacks {names}.', { names })
  const placed = address.trim() !== '' || city.trim() !== ''
  return placed ? lacks : `${lacks} ${t('Its place would only say “{place}”.', { place: state })}`
}

export function listingQuality(values: ListingFormValues): { score: number; tips: ListingTip[] } {
  const all = points(values)
  const worth = all.reduce((sum, point) => sum + point.worth, 0)
  const done = all.reduce((sum, point) => sum + point.worth * point.done, 0)
  const tips = all
    .filter((point) => point.done < 1)
    .toSorted((a, b) => b.worth * (1 - b.done) - a.worth * (1 - a.done))
    .map(({ field, text }) => ({ field, text }))
  return { score: Math.floor((done / worth) * 100), tips }
}
