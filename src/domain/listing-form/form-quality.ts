import { pinOf } from './form-check'
import { checklistOf, fieldsFor } from './form-fields'
import type { ListingField } from '../listing/field-kinds'
import type { ListingFormValues } from './form'
import { keptMeasure, NUMBER_RULES, numberIn } from './form-numbers'

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
        values.photos === 0 ? 'Add photos: people look at them first.' : `Add photos until there are ${GOOD_PHOTOS}.`,
    },
    {
      field: 'price',
      worth: 10,
      done: yes((numberIn(values.price, NUMBER_RULES.price) ?? 0) > 0),
      text: 'Set a price.',
    },
    {
      field: 'title',
      worth: 10,
      done: Math.min(1, values.title.trim().length / 20),
      text: 'Say in the title what it is and where.',
    },
    {
      field: 'description',
      worth: 15,
      done: Math.min(1, words / GOOD_DESCRIPTION),
      text:
        words === 0
          ? 'Describe it in a few sentences.'
          : 'Tell more in the description: light, condition, the neighborhood.',
    },
    { field: 'lat', worth: 12, done: yes(pinOf(values) !== null), text: 'Put a pin on the map.' },
    { field: 'city', worth: 5, done: yes(values.city.trim() !== ''), text: 'Name the city.' },
    {
      field: land ? 'lot_size' : 'square_feet',
      worth: 8,
      done: yes(area !== null && area > 0),
      text: land ? 'Give the lot area.' : 'Give the floor area.',
    },
    { field: 'condition', worth: 3, done: yes(values.condition !== ''), text: 'Choose the condition.' },
    {
      field: 'features',
      worth: 4,
      done: Math.min(1, new Set([...list, ...values.features]).size / 3),
      text: 'Name at least three features.',
    },
    {
      field: 'nearby_amenities',
      worth: 3,
      done: yes(values.nearby_amenities.length > 0),
      text: 'Name what is nearby.',
    },
    {
      field: 'deposit',
      worth: 4,
      done: yes(numberIn(values.deposit, NUMBER_RULES.deposit) !== null),
      text: 'Say what the security deposit is.',
    },
  ]
  return all.filter(({ field }) => fits.has(field))
}

/** What seekers ask first and the form does not require, in words that a sentence can list. */
export function missingFirst(values: ListingFormValues): { field: ListingField; name: string }[] {
  const land = values.category === 'land'
  const size = land ? 'lot_size' : 'square_feet'
  const answers = [
    { field: 'address', name: 'the street', known: values.address.trim() !== '' },
    { field: 'city', name: 'the city', known: values.city.trim() !== '' },
    { field: 'lat', name: 'a pin on the map', known: pinOf(values) !== null },
    { field: size, name: land ? 'the lot area' : 'the floor area', known: keptMeasure(size, values[size]) !== null },
  ] as const
  return answers.filter(({ known }) => !known).map(({ field, name }) => ({ field, name }))
}

export function missingText(missing: readonly { name: string }[], { address, city, state }: ListingFormValues): string {
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing.map(({ name }) => name))
  const place = address.trim() === '' && city.trim() === '' ? ` Its place would only say “${state}”.` : ''
  return `It lacks ${names}.${place}`
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
