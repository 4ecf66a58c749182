import type { WireProperty } from '@/contract/listing/property'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { wireColumns } from '@/domain/papers/wire-columns'
import { sampleColumns, sampleImages, sampleOwner } from '@/samples/to-wire'
import type { Row } from '../../database'

const HOUR = 3_600_000
/** Distance of a generated pin from its sample's, at most, in degrees: about 600 m. */
const SPREAD = 0.0055
const PICTURES_EACH = 2

function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Varied = {
  price: number
  size: number | null
  bedrooms: number | null
  latitude: number
  longitude: number
  /** Milliseconds since 1970. */
  created: number
}

export type Pattern = {
  columns: ReturnType<typeof sampleColumns>
  images: string
  district: string
  /** What the listing of that number has of its own. The same number and time always give the same. */
  vary: (number: number) => Varied
}

/** So many listings in a row are of different kinds. */
export const KINDS = SAMPLE_LISTINGS.length

export function patternsOf(now: number): Pattern[] {
  return SAMPLE_LISTINGS.map((sample) => {
    const images = sampleImages(sample.id)
      .slice(0, PICTURES_EACH)
      .map(({ placeholder: _, ...picture }) => picture)
    const columns = { ...sampleColumns(sample, now), price_history: null, confirmed_at: null }
    return {
      columns,
      images: JSON.stringify(images),
      district: sample.district,
      vary(number) {
        const next = numbersFrom(number * 7_919)
        const factor = 0.6 + next() * 0.9
        const rooms = Math.floor(next() * 3) - 1
        const around = (value: number) => Math.round((value + (next() + next() - 1) * SPREAD) * 1e6) / 1e6
        return {
          price: Math.round((columns.price * factor) / 500) * 500,
          size: columns.size === null ? null : Math.round(columns.size * (0.8 + next() * 0.5)),
          bedrooms: columns.bedrooms === null ? null : Math.max(0, columns.bedrooms + rooms),
          latitude: around(columns.latitude),
          longitude: around(columns.longitude),
          created: now - Math.floor(next() * 4_000) * HOUR - number * 1_000,
        }
      },
    }
  })
}

export function wirePattern({ columns, images, district }: Pattern): WireProperty {
  const title = `${columns.property_type} in ${district}, no.`
  return {
    ...wireColumns(columns),
    title,
    status: 'available',
    images: JSON.parse(images) as WireProperty['images'],
  }
}

/** The same number and time (`now`, milliseconds) always give the same listing. */
export function listingMaker(now: number): (number: number) => Row<'property'> {
  const patterns = patternsOf(now)
  return (number) => {
    const { columns, images, district, vary } = patterns[number % patterns.length]!
    const { created, ...varied } = vary(number)
    return {
      ...columns,
      id: `g${number}`,
      title: `${columns.property_type} in ${district}, no. ${number}`,
      description: `A generated listing that varies '${columns.title}'.`,
      ...varied,
      status: 'available',
      created_at: new Date(created).toISOString(),
      updated_at: null,
      images,
      cover_photo_id: null,
      views: 0,
      likes: 0,
    }
  }
}

/** Generated listings in the form of the contract: the inside of a JSON list in UTF-8, without empty columns. */
export function listingsAsJson(count: number, now: number): Uint8Array<ArrayBuffer> {
  const make = listingMaker(now)
  const owners = new Map(SAMPLE_PEOPLE.map((person) => [person.id, sampleOwner(person, now)]))
  const texts: string[] = []
  for (let number = 1; number <= count; number += 1) {
    // Views and likes are for the owner alone.
    const { images, views: _, likes: __, ...columns } = make(number)
    const wire: WireProperty = {
      ...wireColumns(columns),
      images: JSON.parse(images) as WireProperty['images'],
      user: owners.get(columns.user_id),
    }
    texts.push(JSON.stringify(wire, (_, value: unknown) => (value === null ? undefined : value)))
  }
  return new TextEncoder().encode(texts.join(','))
}
