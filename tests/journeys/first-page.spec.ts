import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from './helpers'
import { DEMO } from './demo'
import { developed, film, firstWhole, listen, takenOver } from './first-page-film'

test.use({ early: true })

const FOR_SALE = `${DEMO.sale} Properties for Sale`

/** Public addresses, with a text that the file itself has. */
const PAGES = [
  ['/', 'Find your place in Iloilo'],
  ['/properties', FOR_SALE],
  ['/properties?mode=rent', `${DEMO.rent} Properties for Rent`],
  ['/property/3', 'Walled Villa with Lap Pool near Arevalo Beach'],
  ['/compare', 'No Properties to Compare'],
  ['/favorites', 'No Saved Properties Yet'],
  ['/legal', 'About Proventous'],
  ['/support', 'Support & Help'],
] as const

/** The same in other languages. */
const IN_LANGUAGES = [
  ['/fil/properties', `${DEMO.sale} Property na Ibinebenta`],
  ['/hil', wordsOf('hil')('Find your place in Iloilo')],
  ['/ceb/property/3', wordsOf('ceb')('Browse Properties')],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page can be read', async ({ page }) => {
    for (const [path, text] of [...PAGES, ...IN_LANGUAGES])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:/)
        await expect(page.locator('[style]')).toHaveCount(0)
      })
  })
})

/** Each kind of page once; phone and desk differ on all three of the first. */
const FILMED: Record<string, readonly number[]> = {
  '/': [390],
  '/properties': [390, 1280],
  '/property/3': [1280],
  '/compare': [1280],
  '/favorites': [1280],
}

for (const [path, text] of PAGES)
  for (const width of FILMED[path] ?? [])
    test(`${path} is there in the first frame at ${width} px, and nothing of it goes or moves`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await film(context)
      const said = listen(page)
      await page.goto(path)
      await takenOver(page)
      // The backend has answered as well.
      await page.waitForLoadState('networkidle')
      const seen = await developed(page)
      const first = firstWhole(seen)
      // Part of a heading may be for screen readers alone, and stands on a line of its own.
      expect(first.replaceAll(/\s+/g, ' ')).toContain(text)
      const last = seen.frames.at(-1)?.text ?? ''
      const gone = first.split('\n').filter((line) => !/^…?$/.test(line.trim()) && !last.includes(line))
      expect(gone).toEqual([])
      expect(seen.shifts).toBeLessThan(0.01)
      expect(said).toEqual([])
    })

test('the place of the map beside the results is there from the first frame on', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await film(context, { 'proventous:split-view': '1' })
  await page.goto('/properties')
  await takenOver(page)
  await expect(page.getByRole('region', { name: 'Results on the map' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = await developed(page)
  expect(firstWhole(seen)).toContain(FOR_SALE)
  expect(seen.shifts).toBeLessThan(0.02)
  // Beside it, not below.
  await expect(async () => {
    const card = (await page.getByRole('article').first().boundingBox())!
    const map = (await page.getByRole('region', { name: 'Results on the map' }).boundingBox())!
    expect(card.x + card.width).toBeLessThan(map.x)
  }).toPass()
})

const CARD = 'Walled Villa with Lap Pool near Arevalo Beach'

/** Visitors for whom the file is not true. Each sees outlines until their own answer is there. */
const OTHERS: [who: string, path: string, stored: Record<string, string>][] = [
  ['with a filter in the address', '/properties?beds=4', {}],
  ['who searches', '/properties?q=Molo', {}],
  ['who is signed in', '/properties', { token: 'x', user: '{"id":102,"first_name":"Noel"}' }],
  ['who reads prices in dollars', '/properties', { currency: 'USD' }],
  ['who reads Tagalog', '/properties', { language: 'tl' }],
  ['who has favorites', '/properties', { favorites: '["3"]' }],
  ['who compares', '/properties', { compareList: '[{"id":"3"}]' }],
  ['who opens a scenario', '/properties?scenario=list-empty', {}],
  ['whose demo world has changed', '/properties', { 'proventous-mock:changed:default': '' }],
]

for (const [who, path, stored] of OTHERS)
  test(`a visitor ${who} sees nothing of the rendered page, not for one frame`, async ({ page, context }) => {
    // The answer never comes: whatever is shown came with the page.
    await page.route(/assets\/start-.*\.js/, () => {})
    await film(context, stored)
    await page.goto(path)
    await expect(page.locator('#root header').first()).toBeVisible()
    // A scenario is opened before the app renders.
    if (!path.includes('scenario'))
      await expect(page.getByText(/Find Your Perfect Home|Hanapin ang Bahay/)).toBeVisible()
    const { frames } = await developed(page)
    expect(frames.length).toBeGreaterThan(0)
    for (const { text } of frames) {
      expect(text).not.toContain(CARD)
      expect(text).not.toContain(FOR_SALE)
    }
  })

test('a listing sold in this demo is not shown as available any more, not for one frame', async ({ page, context }) => {
  await page.goto('/property/3')
  await takenOver(page)
  await page.waitForFunction(() => 'mock' in window)
  await page.evaluate(async () => {
    await window.mock!.change('property', '3', { status: 'sold' })
  })
  await film(context)
  await page.goto('/property/3')
  await expect(page.getByText(/^sold$/i).first()).toBeVisible()
  for (const { text } of (await developed(page)).frames) expect(text).not.toMatch(/^available$/im)
})

test.describe('a browser from where homes are measured in feet', () => {
  test.use({ locale: 'en-US' })
  for (const path of ['/property/3'])
    test(`shows ${path} in feet from the first frame on`, async ({ page, context }) => {
      await film(context)
      const said = listen(page)
      await page.goto(path)
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      const seen = await developed(page)
      expect(firstWhole(seen)).toMatch(/\d sq ft/)
      for (const { text } of seen.frames) expect(text).not.toMatch(/\d sq m/)
      expect(said).toEqual([])
    })
})

test('who has chosen feet reads them from the first frame on', async ({ page, context }) => {
  await film(context, { unitSystem: 'imperial' })
  await page.goto('/properties')
  await takenOver(page)
  const seen = await developed(page)
  expect(firstWhole(seen)).toContain(FOR_SALE)
  for (const { text } of seen.frames) expect(text).not.toMatch(/\d sq m/)
})

test('a dark page is dark from its first frame on', async ({ page, context }) => {
  await film(context, { darkMode: 'true' })
  await page.goto('/properties')
  await takenOver(page)
  expect(firstWhole(await developed(page))).toContain(FOR_SALE)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

/** Keeps the whole style sheet, and code if it is told to, until `come` is called. */
async function holdSheet(page: Page, { code }: { code: boolean }): Promise<{ come: () => void }> {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  if (code) await page.route(/\/assets\/.*\.js$/, () => {})
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await held
    await route.continue()
  })
  return { come }
}

/** Place and colors of everything in the page. */
function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, boxShadow, opacity, fontSize, fontWeight } =
        getComputedStyle(element)
      const look = [x, y, width, height, color, backgroundColor, borderColor, boxShadow, opacity, fontSize, fontWeight]
      return `${element.tagName} ${element.className}: ${look.join(' ')}`
    }),
  )
}

for (const path of ['/properties', '/property/3', '/support'])
  test(`the whole style sheet changes nothing that stands in ${path}`, async ({ page }) => {
    const { come } = await holdSheet(page, { code: true })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.wholeSheet !== undefined && document.fonts.status === 'loaded')
    const before = await lookOf(page)
    expect(before.length).toBeGreaterThan(100)
    come()
    await page.waitForFunction(() => !document.querySelector('style'))
    expect(await lookOf(page)).toEqual(before)
  })

test('the app waits for the whole style sheet', async ({ page }) => {
  const { come } = await holdSheet(page, { code: false })
  const entry = page.waitForResponse(/\/assets\/index-.*\.js$/)
  await page.goto('/properties', { waitUntil: 'commit' })
  await (await entry).finished()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await page.evaluate(() => window.firstPage !== undefined)).toBe(true)
  come()
  await takenOver(page)
})

type Held = { listAnswered: () => boolean; goOn: () => void }

test('an answer that comes while React takes a listing over does not differ from the page', async ({ page }) => {
  // From the second page on the mocks answer at once.
  await page.goto('/legal')
  await page.waitForLoadState('networkidle')
  // React works in slices, of which it asks for each by a message. Once it answers in the header, the next ones wait for the test.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const state = { began: false, release: false, answered: false }
    const { postMessage } = MessagePort.prototype
    const { fetch } = window
    Object.assign(MessagePort.prototype, {
      postMessage(this: MessagePort, message: unknown, ...rest: []) {
        const post = () => postMessage.call(this, message, ...rest)
        state.began ||= window.firstPage !== undefined
        if (message !== null || !state.began || window.firstPage || state.release) post()
        else waiting.push(post)
      },
    })
    Object.assign(window, {
      async fetch(...asked: Parameters<typeof fetch>) {
        const response = await fetch(...asked)
        const whole = response.clone().arrayBuffer()
        if (response.url.endsWith('/api/properties')) void whole.then(() => (state.answered = true))
        return response
      },
      listAnswered: () => state.answered,
      goOn() {
        state.release = true
        for (const post of waiting.splice(0)) post()
      },
    })
  })
  const said = listen(page)
  await page.goto('/property/1')
  await takenOver(page)
  // A link that is near loads the listings ahead.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse Properties' }).hover()
  await page.waitForFunction(() => (window as unknown as Held).listAnswered())
  // The answer is whole. Code that does not wait has read it when the page has nothing left to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(page.getByRole('heading', { name: 'Similar listings' })).toHaveCount(0)
  await page.evaluate(() => (window as unknown as Held).goOn())
  await expect(page.getByRole('heading', { name: 'Similar listings' })).toBeAttached()
  expect(said).toEqual([])
})

test('the code that takes a page over has nothing of the mocks', async ({ request }) => {
  const html = await (await request.get('/properties')).text()
  const files = /data-code="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  const names = files.map((file) => /assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1])
  expect(names).toEqual(['rolldown-runtime', 'framework', 'parts', 'index'])
})

test('search engines find every listing, with its price', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths.filter((path) => path.startsWith('/property/'))).toHaveLength(DEMO.all)
  const html = await (await request.get('/property/3')).text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'RealEstateListing',
    name: CARD,
    offers: { price: 38_000_000, priceCurrency: 'PHP' },
  })
  expect(html).toContain(`<meta property="og:title" content="${CARD} · Proventous" />`)
})
