import { act, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { call } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { type WireProperty } from '@/contract/listing/property'
import { CATEGORIES, type CategoryId } from '@/domain/listing/taxonomy'

/*
 * What is typed, at the pace of a quick and of a slow typist, compared with the documented rules (B 5) read from the server's
 * answer. The clock is not real; the screen and the router are.
 */

const PACES = [100, 250, 400]
const SETTLED = 1_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  // Testing Library lets time pass after each key where it finds Jest's clock.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
}

async function openBrowse(address = '/properties') {
  const { router } = await openApp(address)
  const { data } = await call(listProperties, {})
  await screen.findByRole('heading', { level: 2, name: /\d Propert/ })
  stopClock()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const typist = (pace: number) => userEvent.setup({ delay: pace, advanceTimers: pass })
  const newest = data.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? ''))
  return { router, data: newest, pass, typist }
}

// Plain look-ups: by role each one takes a good part of a second on a screen this large.
function field(name: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  expect(label?.control, name).toBeInstanceOf(HTMLInputElement)
  return label!.control as HTMLInputElement
}

/** Types into a field that has the focus by key, as Tab would give it. */
async function typeIn(user: UserEvent, input: HTMLElement, text: string) {
  act(() => input.focus())
  await user.keyboard(text)
}

const HINT = /The maximum is below the minimum/
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-listing]')].map((card) => card.dataset['listing'] ?? '')
const title = () => document.querySelector('section[aria-label="Results"] h2')?.textContent ?? ''

test.each(PACES)('a maximum typed at %i ms a key leaves the minimum alone', async (pace) => {
  const { router, data, pass, typist } = await openBrowse('/properties?category=residential')
  const user = typist(pace)
  await typeIn(user, field('Minimum price, typed'), '3000000')
  const maximum = field('Maximum price, typed')
  await typeIn(user, maximum, '1')
  await pass(SETTLED)
  expect(screen.getByText(HINT)).toBeVisible()
  expect(field('Minimum price, typed')).toHaveValue('3,000,000')
  expect(shownIds()).toEqual([])
  await typeIn(user, maximum, '2000000')
  await pass(SETTLED)
  expect(screen.queryByText(HINT)).toBeNull()
  expect(router.state.location.search).toEqual({ category: 'residential', price: '3000000-12000000' })
  const between = data.filter(
    ({ listing_type, property_type, price }) =>
      listing_type === 'sale' &&
      CATEGORIES.residential.subtypes.some((type) => type === property_type) &&
      Number(price) >= 3e6 &&
      Number(price) <= 12e6,
  )
  expect(shownIds().toSorted()).toEqual(between.map(({ id }) => String(id)).toSorted())
})

test('on a phone the sheet keeps a ceiling height typed slowly', async () => {
  const { router, pass, typist } = await openBrowse('/properties?category=industrial')
  vi.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  stopClock()
  const user = typist(400)
  await typeIn(user, sheet.getByLabelText('Minimum ceiling height'), '15')
  await typeIn(user, sheet.getByLabelText('Maximum ceiling height'), '3')
  await pass(SETTLED)
  expect(sheet.getByText(HINT)).toBeVisible()
  await typeIn(user, sheet.getByLabelText('Maximum ceiling height'), '0')
  await pass(SETTLED)
  expect(sheet.getByLabelText('Minimum ceiling height')).toHaveValue('15')
  expect(router.state.location.search).toEqual({ category: 'industrial', ceiling: '15-30' })
})

test('a maximum typed at the end of the slider limits, and stays', async () => {
  const { router, data, pass, typist } = await openBrowse('/properties?mode=rent')
  const user = typist(100)
  await typeIn(user, field('Maximum price, typed'), '50000')
  await user.tab()
  await pass(SETTLED)
  expect(field('Maximum price, typed')).toHaveValue('50,000')
  expect(router.state.location.search).toEqual({ mode: 'rent', price: '0-50000' })
  const cheap = data.filter(({ listing_type, price }) => listing_type === 'rent' && Number(price) <= 50_000)
  expect(title()).toBe(`${cheap.length} Properties for Rent`)
  act(() => screen.getByRole('slider', { name: 'Maximum price' }).focus())
  await user.keyboard('{End}')
  await pass(SETTLED)
  expect(router.state.location.search).toEqual({ mode: 'rent' })
})

test('an address with crossed bounds shows both, the hint, and no results', async () => {
  await openBrowse('/properties?price=3000000-1')
  expect(field('Minimum price, typed')).toHaveValue('3,000,000')
  expect(field('Maximum price, typed')).toHaveValue('1')
  expect(screen.getByText(HINT)).toBeVisible()
  expect(title()).toBe('0 Properties for Sale')
})

test('lots of 100 to 500 sq m are typed and found in square metres', async () => {
  const { data, pass, typist } = await openBrowse('/properties?mode=all&units=metric')
  const user = typist(100)
  await typeIn(user, field('Minimum lot area, typed'), '100')
  await typeIn(user, field('Maximum lot area, typed'), '500')
  await user.tab()
  await pass(SETTLED)
  expect(field('Maximum lot area, typed')).toHaveValue('500')
  expect(screen.getByRole('button', { name: 'Remove filter: Lot 100 to 500 sq m' })).toBeVisible()
  const small = data.filter(({ lot_size }) => Number(lot_size) * 4046.86 >= 100 && Number(lot_size) * 4046.86 <= 500)
  expect(small.length).toBeGreaterThan(0)
  expect(shownIds().toSorted()).toEqual(small.map(({ id }) => String(id)).toSorted())
})

test('the heading never joins the count of one search with the mode of another', async () => {
  const { data, typist, pass } = await openBrowse()
  const counted = (type: string) => data.filter(({ listing_type }) => listing_type === type).length
  const titles = new Set([title()])
  const watch = new MutationObserver(() => titles.add(title()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (const mode of ['For Rent', 'For Sale', 'For Rent']) {
    await typist(100).click(screen.getByRole('radio', { name: mode }))
    await pass(SETTLED)
  }
  watch.disconnect()
  expect([...titles].toSorted()).toEqual([
    `${counted('rent')} Properties for Rent`,
    `${counted('sale')} Properties for Sale`,
  ])
})

const KEYS = { price: 'price', size: 'floor area', lot: 'lot area' } as const
type Key = keyof typeof KEYS
type Bounds = [min: number | null, max: number | null]
type Typed = { mode: 'sale' | 'rent'; category: CategoryId; metric: boolean; q: string } & Record<Key, Bounds>

/** The number fields of some categories (B 9). */
const FIELDS: Partial<Record<CategoryId, readonly Key[]>> = {
  residential: ['price', 'size', 'lot'],
  commercial: ['price', 'size'],
  industrial: ['price', 'size', 'lot'],
  land: ['price', 'lot'],
}
const NONE: Bounds = [null, null]
const WORDS = ['jaro house', 'lapaz', 'CONDO', 'iloilo lot', 'molo', 'house pavia']
const NUMBERS: Record<Key | 'rent', readonly number[]> = {
  price: [1_000_000, 3_000_000, 5_000_000, 10_000_000, 12_000_000, 25_000_000],
  rent: [9_000, 15_000, 25_000, 50_000, 90_000, 1_000_000],
  size: [40, 90, 150, 500, 1_000, 2_500, 10_000],
  lot: [100, 250, 500, 1_200, 5_000, 20_000, 43_560],
}

const place = fc.nat(5)
const none = fc.constant(null)
const anyTyped: fc.Arbitrary<Typed> = fc
  .constantFrom(
    'residential' as const,
    'residential' as const,
    'commercial' as const,
    'industrial' as const,
    'land' as const,
  )
  .chain((category) =>
    fc.record({
      mode: fc.constantFrom('sale' as const, 'rent' as const),
      category: fc.constant(category),
      metric: fc.boolean(),
      q: fc.constantFrom(...Array<string>(18).fill(''), ...WORDS),
      key: fc.constantFrom(...FIELDS[category]!),
      places: fc.oneof(fc.tuple(place, none), fc.tuple(none, place), fc.tuple(none, place), fc.tuple(place, place)),
    }),
  )
  .map(({ key, places, ...search }) => {
    const values = NUMBERS[key === 'price' && search.mode === 'rent' ? 'rent' : key]
    const [min, max] = places.map((place) => (place === null ? null : values[place]!))
    return { ...search, price: NONE, size: NONE, lot: NONE, [key]: [min, max] }
  })

/** B 5, read a second time. */
function isWanted(row: WireProperty, { mode, category, metric, q, price, size, lot }: Typed): boolean {
  const isWithin = (value: number, [min, max]: Bounds) => value >= (min ?? 0) && value <= (max ?? Infinity)
  const text = [row.title, row.street, row.city, row.province].join(' | ').toLowerCase()
  const words = q.toLowerCase().replace('lapaz', 'la paz').split(' ')
  const area = Number(row.size ?? 0) / (metric ? 10.7639 : 1)
  const squareFeet = Number(row.lot_size ?? 0) * 43_560
  return (
    row.listing_type === mode &&
    CATEGORIES[category].subtypes.some((type) => type === row.property_type) &&
    words.every((word) => text.includes(word)) &&
    isWithin(row.currency === 'USD' ? Number(row.price) * 56.5 : Number(row.price), price) &&
    isWithin(area, size) &&
    isWithin(metric ? squareFeet / 10.7639 : squareFeet, lot)
  )
}

const SEARCHES = [...fc.sample(anyTyped, { seed: 20_261_122, numRuns: 60 }).entries()]

// In parts, since all of them take a slow machine minutes.
test.each([0, 15, 30, 45])(
  '15 searches by keyboard find what the rules find, and keep what was typed: from %i',
  async (from) => {
    const { router, data, pass, typist } = await openBrowse()
    let found = 0
    for (const [round, wanted] of SEARCHES.slice(from, from + 15)) {
      const user = typist(PACES[round % PACES.length]!)
      const { mode, category, metric } = wanted
      const search = { mode, category, units: metric ? 'metric' : 'imperial' }
      await act(() => router.navigate({ to: '/properties', search }))
      await pass(SETTLED)
      if (wanted.q) await typeIn(user, document.querySelector<HTMLElement>('input[type=search]')!, wanted.q)
      for (const key of FIELDS[category]!) {
        const [min, max] = wanted[key]
        if (min !== null) await typeIn(user, field(`Minimum ${KEYS[key]}, typed`), String(min))
        if (max !== null) await typeIn(user, field(`Maximum ${KEYS[key]}, typed`), String(max))
      }
      act(() => (document.activeElement as HTMLElement | null)?.blur())
      await pass(SETTLED)
      const ids = data.filter((row) => isWanted(row, wanted)).map(({ id }) => String(id))
      expect([wanted, shownIds().toSorted()]).toEqual([wanted, ids.slice(0, 24).toSorted()])
      expect(title()).toBe(`${ids.length} Properties for ${mode === 'sale' ? 'Sale' : 'Rent'}`)
      for (const key of FIELDS[category]!) {
        const [min, max] = wanted[key]
        expect(field(`Minimum ${KEYS[key]}, typed`)).toHaveValue(min?.toLocaleString('en-US') ?? '')
        expect(field(`Maximum ${KEYS[key]}, typed`)).toHaveValue(max?.toLocaleString('en-US') ?? '')
      }
      found += ids.length
    }
    // The searches are worth nothing unless many of them find something.
    expect(found).toBeGreaterThan(15)
  },
  120_000,
)
