const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const SLOWDOWN = 4

/** Opens `url` cold on a slow phone and reads what its user would notice. Times in milliseconds, `script` in gzip bytes. */
export async function measureLoad(browser, url, { visible, mockFiles = new Set() }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await slowDown(context, page)
  const script = { app: 0, mock: 0 }
  const urls = new Map()
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = urls.get(requestId) ?? ''
    if (!address.endsWith('.js')) return
    script[mockFiles.has(new URL(address).pathname.slice(1)) ? 'mock' : 'app'] += encodedDataLength
  })
  await page.addInitScript(watch, visible)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector(visible)
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return { ...seen, script }
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
