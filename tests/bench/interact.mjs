import { median } from './measure.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const ROUND = ['Land', 'Commercial', 'Residential', 'Industrial', 'Residential']
export const DESK = { viewport: { width: 1280, height: 800 } }

/**
 * A filter change, then a letter typed into the search, CPU slowed 4 times: milliseconds until the next frame shows (`filtered`,
 * `typed`) and until the filtered results are there (`settled`), and the number of elements in the page.
 */
export async function measureSearching(browser, url) {
  const { page, close } = await openSlow(browser, url, DESK, 'article')
  const measured = { ...(await filter(page)), typed: await type(page) }
  await close()
  return measured
}

async function filter(page) {
  const times = []
  const settled = []
  for (const name of ROUND) {
    const choice = page.getByRole('complementary').getByText(name, { exact: true }).first()
    times.push(await nextFrameAfter(page, choice))
    await page.waitForFunction((text) => document.body.innerText.includes(`All ${text} properties`), name.toLowerCase())
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
    settled.push(await page.evaluate(() => performance.now() - window.pressed))
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return { filtered: median(times), settled: median(settled), elements }
}

async function type(page) {
  const field = page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /^Search for properties/ }))
    .first()
  await field.focus()
  await page.evaluate(calm)
  const times = []
  for (const letter of 'jaro iloilo') {
    await page.evaluate(() =>
      addEventListener(
        'keydown',
        (event) => {
          window.pressed = event.timeStamp
          window.painted = 0
          window.afterFrame(() => (window.painted = performance.now()))
        },
        { once: true, capture: true },
      ),
    )
    await page.keyboard.press(letter)
    await page.waitForFunction(() => window.painted > window.pressed)
    times.push(await page.evaluate(() => window.painted - window.pressed))
  }
  return median(times)
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

/** `stored` lies in local storage beforehand. */
export async function openSlow(browser, url, device, ready, then = ready, stored = {}) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, stored)
  await page.addInitScript(
    ([map, pins]) => {
      const look = () => {
        if (!window.mapAt && document.querySelector(map)) window.mapAt = performance.now()
        if (document.querySelector(pins)) window.pinsAt = performance.now()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [ready, then],
  )
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    const waiting = []
    port1.onmessage = () => waiting.shift()()
    // By a message: a timer runs late, after other frames and tasks.
    window.afterFrame = (run) =>
      requestAnimationFrame(() => {
        waiting.push(run)
        port2.postMessage(null)
      })
  })
  await page.goto(url)
  await page.waitForSelector(then, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, close: () => context.close() }
}

/**
 * From the press to the frame after it, by the page's own clock. The pointer is on its target before and the page is at rest, as
 * when a person looks before the next press or the first letter; Playwright's own looks into the page before a click would count as the product's work.
 */
async function nextFrameAfter(page, target) {
  await target.hover()
  await page.evaluate(calm)
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      (event) => {
        window.pressed = event.timeStamp
        window.afterFrame(() => (window.painted = performance.now()))
      },
      { once: true, capture: true },
    )
    addEventListener('click', () => window.afterFrame(() => (window.painted = performance.now())), {
      once: true,
      capture: true,
    })
  })
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.painted > window.pressed)
  return page.evaluate(() => window.painted - window.pressed)
}

// Runs in the page: until nothing has changed in it for a fifth of a second.
function calm() {
  return new Promise((resolve) => {
    const rest = () => setTimeout(() => (observer.disconnect(), resolve()), 200)
    let timer = rest()
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = rest()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}
