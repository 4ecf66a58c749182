import { median } from './measure.mjs'

const PINS = '[data-pin], [data-cluster]'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 } }

/** A filter change with ten thousand listings, CPU slowed 4 times: milliseconds until the next frame shows, and the size of the page. */
export async function measureFiltering(browser, base) {
  const { page, close } = await openSlow(browser, `${base}/properties?scenario=ten-thousand`, DESK, 'article')
  const times = []
  for (const name of ['Land', 'Commercial', 'Residential', 'Industrial', 'Residential']) {
    const choice = page.getByRole('complementary').getByText(name, { exact: true }).first()
    times.push(await nextFrameAfter(page, choice))
    await page.waitForFunction((text) => document.body.innerText.includes(`All ${text} properties`), name.toLowerCase())
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await close()
  return { nextFrame: median(times), elements }
}

/** Saving a listing with the heart, CPU slowed 4 times: milliseconds until the next frame shows. */
export async function measureHeart(browser, base) {
  const { page, close } = await openSlow(browser, `${base}/properties`, PHONE, 'article')
  const times = []
  for (const index of [0, 1, 2]) {
    const heart = page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /favorites/i })
      .first()
    times.push(await nextFrameAfter(page, heart))
  }
  await close()
  return { nextFrame: median(times) }
}

/** Panning and zooming the map over ten thousand pins, CPU slowed 4 times: frame lengths while it moves, 95th percentile. */
export async function measureMap(browser, base) {
  const { page, close } = await openSlow(browser, `${base}/map?scenario=ten-thousand`, DESK, '.leaflet-container')
  await page.waitForSelector(PINS, { timeout: 60_000 })
  const frames = await page.evaluate(watchFrames)
  const box = await page.locator('.leaflet-container').boundingBox()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(middle.x - step * 6, middle.y - step * 3)
  await page.mouse.up()
  for (let step = 0; step < 3; step += 1) await page.mouse.wheel(0, -240)
  await page.waitForFunction(() => performance.now() - window.movedAt > 1_200)
  const lengths = await page.evaluate(() => window.frameLengths)
  const markers = await page.locator(PINS).count()
  await close()
  const sorted = lengths.toSorted((one, other) => one - other)
  return { frames: lengths.length + frames, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, markers }
}

async function openSlow(browser, url, device, ready) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForSelector(ready, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, close: () => context.close() }
}

/** From the press to the frame after it, by the page's own clock. */
async function nextFrameAfter(page, target) {
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      (event) => {
        window.pressed = event.timeStamp
        requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())))
      },
      { once: true, capture: true },
    )
    addEventListener(
      'click',
      () => requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now()))),
      {
        once: true,
        capture: true,
      },
    )
  })
  await target.click()
  await page.waitForFunction(() => window.painted > window.pressed)
  return page.evaluate(() => window.painted - window.pressed)
}

// Runs in the page: the length of each frame from now on.
function watchFrames() {
  window.frameLengths = []
  window.movedAt = performance.now()
  let before = performance.now()
  const next = (now) => {
    window.frameLengths.push(now - before)
    before = now
    requestAnimationFrame(next)
  }
  addEventListener('wheel', () => (window.movedAt = performance.now()), { capture: true })
  requestAnimationFrame(next)
  return 0
}
