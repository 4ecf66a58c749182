import { gzipSync } from 'node:zlib'

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const SLOWDOWN = 4
const HEART = 'article[data-listing] button[aria-label*="Favorites"]'

const SMALL_PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/**
 * Opens `url` cold on a slow phone and reads what its user would notice. Times in milliseconds, `heart` until the
 * first heart has its handlers; of scripts, in gzip bytes, `app` and `mock`, and `scriptBefore` those that came before the first listing.
 * `appFiles` collects the scripts that are not the mocks'. `locale` is the browser's language.
 */
export async function measureLoad(browser, url, { visible, mockFiles, appFiles, locale = 'en-PH' }) {
  const context = await browser.newContext({ ...SMALL_PHONE, locale })
  const page = await context.newPage()
  const session = await slowDown(context, page)
  const script = { app: 0, mock: 0 }
  const urls = new Map()
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = urls.get(requestId) ?? ''
    if (!address.endsWith('.js')) return
    const file = new URL(address).pathname.slice(1)
    const isMock = mockFiles?.has(file)
    script[isMock ? 'mock' : 'app'] += encodedDataLength
    if (!isMock) appFiles?.add(file)
  })
  await page.addInitScript(watch, { visible, heart: HEART })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector(visible)
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
  // A slow machine may be idle between two slices of the take-over. The floors have no heart.
  await page.waitForFunction((heart) => !document.querySelector(heart) || window.seen.heart > 0, HEART)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return { ...seen, ...script }
}

export async function slowDown(context, page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return session
}

// Runs in the page, before anything else.
function watch({ visible, heart }) {
  const seen = { fcp: 0, lcp: 0, first: 0, heart: 0, scriptBefore: 0, cls: 0, tbt: 0 }
  window.seen = seen
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  on('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value))
  on('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
  const look = () => {
    if (document.querySelector(visible)) {
      seen.first = performance.now()
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      seen.scriptBefore = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // React keeps an element's handlers on it, so this key says that a press is answered.
  const lookForHandlers = () => {
    const button = document.querySelector(heart)
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) seen.heart = performance.now()
    else requestAnimationFrame(lookForHandlers)
  }
  requestAnimationFrame(lookForHandlers)
}

/**
 * Opens `url` cold on a slow phone and presses the first heart as soon as it is there. Resolves to the milliseconds from opening to the
 * press, to the frame that shows the heart filled, and to the one in which the app has saved the listing.
 */
export async function measurePressedHeart(browser, url) {
  const context = await browser.newContext(SMALL_PHONE)
  const page = await context.newPage()
  await slowDown(context, page)
  await page.addInitScript((heart) => {
    const look = () => {
      const button = document.querySelector(heart)
      const icon = button?.querySelector('svg')
      if (icon) window.heartAt ??= performance.now()
      window.emptyFill ??= icon && getComputedStyle(icon).fill
      if (icon && getComputedStyle(icon).fill !== window.emptyFill) window.answeredAt ??= performance.now()
      if (localStorage.getItem('favorites')?.includes('"')) window.savedAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    addEventListener('pointerdown', ({ timeStamp }) => (window.pressedAt ??= timeStamp), { once: true, capture: true })
  }, HEART)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.heartAt !== undefined)
  const box = await page.locator(HEART).first().boundingBox()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => window.savedAt !== undefined, undefined, { timeout: 60_000 })
  const times = await page.evaluate(() => ({
    pressed: window.pressedAt,
    answered: window.answeredAt,
    saved: window.savedAt,
  }))
  await context.close()
  return times
}

/** The gzip bytes of scripts, those within the page included, that `url` loads where the browser is told to save data and nothing is touched. */
export async function measureSavingData(browser, url) {
  const context = await browser.newContext(SMALL_PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const bodies = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const within = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && (type === '' || type === 'module')).map(({ text }) => text),
  )
  const texts = [...(await Promise.all(bodies)), ...within]
  await context.close()
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
}

/** What each of `measures` resolves to, in so many runs of them in turn: of each number the `worst` and the one in the `middle`. */
export async function measureInTurn(runs, ...measures) {
  const results = measures.map(() => [])
  for (let run = 0; run < runs; run += 1)
    for (const [at, measure] of measures.entries()) results[at].push(await measure())
  return results.map((list) => {
    const each = (take) =>
      Object.fromEntries(Object.keys(list[0]).map((name) => [name, take(list.map((result) => result[name]))]))
    return { worst: each((values) => Math.max(...values)), middle: each(median) }
  })
}

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}
