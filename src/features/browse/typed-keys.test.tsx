import { act, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { call } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { CATEGORIES } from '@/domain/listing/taxonomy'
import { FIELDS, isWanted, KEYS, SEARCHES } from './typed-searches.test-support'

/*
 * What is typed, at the pace of a quick and of a slow typist, compared with the documented rules (B 5) read from the server's
 * answer. The clock is not real; the screen and the router are.
 */

const PACES = [100, 250, 400]
const SETTLED = 1_000

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
  const go = async (search: Record<string, string>) => {
    // A field keeps what is typed in it while it has the focus.
    act(() => (document.activeElement as HTMLElement | null)?.blur())
    await act(() => router.navigate({ to: '/properties', search }))
    await pass(SETTLED)
  }
  return { router, data, pass, typist, go }
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

/** Places of searches that find something: all kinds of bounds, both modes and units, four categories, and words. */
const BY_KEYBOARD = [10, 11, 39, 41, 50, 59]

describe('what is typed', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('a maximum typed at any pace leaves the minimum alone, also in an address', async () => {
    const { router, data, pass, typist, go } = await openBrowse('/properties?price=3000000-1')
    // An address with crossed bounds shows both, the hint, and no results.
    expect(field('Minimum price, typed')).toHaveValue('3,000,000')
    expect(field('Maximum price, typed')).toHaveValue('1')
    expect(screen.getByText(HINT)).toBeVisible()
    expect(title()).toBe('0 Properties for Sale')

    for (const pace of PACES) {
      const user = typist(pace)
      // The minimum is typed once, then comes with the address.
      await go({ category: 'residential', ...(pace === PACES[0] ? {} : { price: '3000000-' }) })
      if (pace === PACES[0]) await typeIn(user, field('Minimum price, typed'), '3000000')
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
    }
  })

  test('a maximum at the end of the slider limits, lots are told apart, and no heading joins two searches', async () => {
    const { router, data, pass, typist, go } = await openBrowse()
    const counted = (type: string) => data.filter(({ listing_type }) => listing_type === type).length
    // The heading never joins the count of one search with the mode of another.
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

    await go({ mode: 'rent' })
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

    // Lots of 100 to 500 sq m are typed and found in square meters.
    await go({ mode: 'all', units: 'metric' })
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

  test('searches by keyboard find what the rules find and keep what was typed', async () => {
    const { data, pass, typist, go } = await openBrowse()
    let found = 0
    for (const [round, place] of BY_KEYBOARD.entries()) {
      const wanted = SEARCHES[place]!
      const user = typist(PACES[round % PACES.length]!)
      const { mode, category, metric } = wanted
      await go({ mode, category, units: metric ? 'metric' : 'imperial' })
      if (wanted.q) await typeIn(user, document.querySelector<HTMLElement>('input[type=search]')!, wanted.q)
      for (const key of FIELDS[category]!) {
        const [min, max] = wanted[key]
        if (min !== null) await typeIn(user, field(`Minimum ${KEYS[key]}, typed`), String(min))
        if (max !== null) await typeIn(user, field(`Maximum ${KEYS[key]}, typed`), String(max))
      }
      act(() => (document.activeElement as HTMLElement | null)?.blur())
      await pass(SETTLED)
      const ids = data.filter((row) => isWanted(row, wanted)).map(({ id }) => String(id))
      expect([wanted, shownIds().toSorted()]).toEqual([wanted, ids.toSorted()])
      expect(title()).toBe(
        `${ids.length} ${ids.length === 1 ? 'Property' : 'Properties'} for ${mode === 'sale' ? 'Sale' : 'Rent'}`,
      )
      for (const key of FIELDS[category]!) {
        const [min, max] = wanted[key]
        expect(field(`Minimum ${KEYS[key]}, typed`)).toHaveValue(min?.toLocaleString('en-US') ?? '')
        expect(field(`Maximum ${KEYS[key]}, typed`)).toHaveValue(max?.toLocaleString('en-US') ?? '')
      }
      found += ids.length
    }
    // The searches are worth nothing unless many of them find something.
    expect(found).toBeGreaterThan(15)
  })
})
