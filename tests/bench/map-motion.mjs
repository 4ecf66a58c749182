import { DESK, openSlow } from './interact.mjs'

const PINS = '[data-pin], [data-cluster]'
const MAP = '.leaflet-container'
/** What stands over the map takes no part: the line is drawn inside this share of it. */
const REACH = 0.3

/** The first pins, in milliseconds after the answer is read and after the page was `opened`. */
export async function measurePins(browser, url) {
  const { page, close } = await openSlow(browser, url, DESK, MAP, PINS)
  const pins = await pinsOf(page)
  await close()
  return pins
}

function pinsOf(page) {
  return page.evaluate(() => {
    // The whole list, or the squares of the map where the backend refuses the list.
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/properties(\/clusters\?.*)?$/.test(name))
      .map(({ responseEnd }) => responseEnd)
    const from = Math.max(window.mapAt, ...answers.filter((at) => at <= window.pinsAt))
    return { firstPins: window.pinsAt - from, opened: window.pinsAt }
  })
}

/**
 * The first pins. Then, CPU slowed 4 times, the 95th percentile of the lengths of frames while the map is `moved`, and while an
 * area is `drawn`.
 */
export async function measureMap(browser, url) {
  const { page, close } = await openSlow(browser, url, DESK, MAP, PINS)
  const pins = await pinsOf(page)
  const moved = await framesWhile(page, async () => {
    const { x, y } = await middleOf(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 40; step += 1) await page.mouse.move(x - step * 6, y - step * 3)
    await page.mouse.up()
    for (let step = 0; step < 3; step += 1) await page.mouse.wheel(0, -240)
  })
  const markers = await page.locator(PINS).count()
  const drawn = await draw(page)
  await close()
  return { moved, drawn, markers, ...pins }
}

/** From the press until the area and its count stand. A map without the tool is dragged along the same line. */
async function draw(page) {
  const tool = page.getByRole('button', { name: 'Draw area' })
  const ours = (await tool.count()) > 0
  if (ours) {
    await tool.click()
    await page.getByRole('application', { name: 'Draw on the map' }).waitFor()
  }
  return framesWhile(page, async () => {
    const { x, y, width, height } = await middleOf(page)
    const at = (step) => {
      const angle = (step / 60) * 2 * Math.PI
      return [x + width * REACH * Math.cos(angle), y + height * REACH * Math.sin(angle)]
    }
    await page.mouse.move(...at(0))
    await page.mouse.down()
    for (let step = 1; step <= 60; step += 1) await page.mouse.move(...at(step))
    await page.mouse.up()
    if (ours) await page.getByRole('button', { name: /^Done/ }).waitFor()
  })
}

/**
 * The pointer over the cards beside the map, CPU slowed 4 times: frame lengths while each raises its pin, 95th percentile. A page without
 * cards has its pins hovered along the same line.
 */
export async function measureHover(browser, url) {
  const { page, close } = await openSlow(browser, url, DESK, MAP, PINS, { 'proventous:split-view': '1' })
  const hovered = await framesWhile(page, async () => {
    const over = await page.locator('article[data-listing]').first().or(page.locator(MAP)).first().boundingBox()
    for (let step = 0; step <= 80; step += 1)
      await page.mouse.move(over.x + 20 + (step % 20) * 26, over.y + 40 + Math.floor(step / 20) * 60)
  })
  await close()
  return { hovered }
}

async function middleOf(page) {
  const { x, y, width, height } = await page.locator(MAP).boundingBox()
  return { x: x + width / 2, y: y + height / 2, width, height }
}

/** The 95th percentile of the lengths of frames while something moves, and until it has rested, in milliseconds. */
async function framesWhile(page, move) {
  await page.evaluate(watchFrames)
  await move()
  await page.waitForFunction(() => performance.now() - window.movedAt > 1_200)
  const lengths = await page.evaluate(() => window.frameLengths)
  const sorted = lengths.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
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
  for (const motion of ['wheel', 'pointermove', 'pointerup'])
    addEventListener(motion, () => (window.movedAt = performance.now()), { capture: true })
  requestAnimationFrame(next)
}
