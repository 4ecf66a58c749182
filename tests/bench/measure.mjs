const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const SLOWDOWN = 4

/**
 * Opens `url` cold on a slow phone and reads what its user would notice. Times in milliseconds, `script` in gzip bytes, `appFiles` the
 * scripts that are not the mocks', `call` the first answer of the backend. `locale` is the browser's language.
 */
export async function measureLoad(browser, url, { visible, mockFiles = new Set(), locale = 'en-PH' }) {
  const context = await browser.newContext({
    locale,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await slowDown(context, page)
  const script = { app: 0, mock: 0 }
  const urls = new Map()
  const appFiles = []
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = urls.get(requestId) ?? ''
    if (!address.endsWith('.js')) return
    const file = new URL(address).pathname.slice(1)
    script[mockFiles.has(file) ? 'mock' : 'app'] += encodedDataLength
    if (!mockFiles.has(file)) appFiles.push(file)
  })
  await page.addInitScript(watch, visible)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector(visible)
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
  const seen = await page.evaluate(() => window.seen)
  const call = await page.evaluate(firstCall)
  await context.close()
  return { ...seen, call, script, appFiles }
}

// Runs in the page: when the first call of the contract was answered, in milliseconds after opening, and how long it took.
function firstCall() {
  const calls = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, initiatorType }) => initiatorType === 'fetch' && /^\/api\/(?!storage\/)/.test(new URL(name).pathname),
    )
  const [first] = calls.toSorted((one, other) => one.responseEnd - other.responseEnd)
  return first ? { answered: first.responseEnd, took: first.duration } : { answered: NaN, took: NaN }
}

export async function slowDown(context, page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return session
}

// Runs in the page, before anything else.
function watch(visible) {
  const seen = { fcp: 0, lcp: 0, first: 0, cls: 0, tbt: 0 }
  window.seen = seen
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  on('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value))
  on('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
  const look = () => {
    if (document.querySelector(visible)) seen.first = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}
