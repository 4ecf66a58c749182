// Takes the pictures: both themes, two widths, at a fixed time, without animations and with the typeface loaded.
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../browser/chromium.mjs'
import { inBrowser } from './in-browser.mjs'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
/** A Monday morning in Iloilo, as in the stories' mocked backend. */
const NOW = '2026-06-15T01:00:00.000Z'
/** Pages at once, each with storage and worker of its own. */
const AT_ONCE = 2
const PATIENCE = 30_000
/** Real times that a call took: the only texts that no clock of ours decides. */
const WITHOUT_MEASURES = '[data-measured] { visibility: hidden !important }'
/** Milliseconds between two pictures that are to be the same. */
const BETWEEN = 120

/**
 * @param {string} url where the built catalogue is served
 * @param {string[]} stories ids
 * @param {(pixels: Buffer, webp: Buffer) => string} keep stores a picture, returns its file's name
 * @returns {Promise<Record<string, string>>} the files' names by `story/width/theme`
 */
export async function takePictures(url, stories, keep) {
  const options = chromiumOptions()
  // Parts that are painted anew over old ones differ from a whole picture by a shade at round corners.
  const browser = await chromium.launch({ ...options, args: [...options.args, '--disable-partial-raster'] })
  const waiting = stories.flatMap((story) => Object.keys(SIZES).map((size) => ({ story, size })))
  const all = waiting.length
  /** @type {Record<string, string>} */
  const taken = {}
  const work = async () => {
    const context = await browser.newContext({
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    const small = await smallerPictures(context)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { story, size } = next
      try {
        await forget(page, url)
        await page.setViewportSize(SIZES[size])
        for (const [theme, pixels] of await pictureOf(page, url, story))
          taken[`${story}/${size}/${theme}`] = keep(pixels, await small(pixels))
      } catch (error) {
        console.error(`${story}, ${size}: ${String(error).split('\n')[0]}`)
      }
      if (waiting.length % 50 === 0) console.log(`${all - waiting.length} of ${all}`)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await browser.close()
  return Object.fromEntries(Object.entries(taken).toSorted(([one], [other]) => one.localeCompare(other)))
}

/** A story's pictures by theme; one that is of a single theme has one. The theme is changed in place, as by the toolbar. */
async function pictureOf(page, url, story) {
  await page.goto(`${url}iframe.html?id=${story}&viewMode=story`)
  await page.waitForFunction(isDone, undefined, { timeout: PATIENCE })
  const own = await page.evaluate(
    () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story.storyGlobals?.theme ?? null,
  )
  const pictures = []
  for (const theme of own ? [own] : ['light', 'dark']) {
    if (theme === 'dark' && !own)
      await page.evaluate(() =>
        globalThis.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: { theme: 'dark' } }),
      )
    await page.waitForFunction((dark) => document.documentElement.classList.contains('dark') === dark, theme === 'dark')
    pictures.push([theme, await steadyPicture(page)])
  }
  return pictures
}

/** Runs in the page: whether the story is shown and its play function has ended. */
function isDone() {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
  return ['completed', 'finished', 'errored', 'aborted'].includes(phase)
}

/** Runs in the page: whether the typeface and the pictures in view are there. Lazy pictures out of view are never loaded. */
function isLoaded() {
  const isInView = (image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete || !isInView(image))
}

/** The picture that is the same twice in a row: whatever moves or comes late has ended. */
async function steadyPicture(page) {
  const until = Date.now() + PATIENCE
  let before = Buffer.of()
  while (Date.now() < until) {
    await page.waitForFunction(isLoaded, undefined, { timeout: PATIENCE })
    const pixels = await page.screenshot({ animations: 'disabled', caret: 'hide', style: WITHOUT_MEASURES })
    if (pixels.equals(before)) return pixels
    before = pixels
    await page.waitForTimeout(BETWEEN)
  }
  throw new Error(`The picture does not come to rest within ${PATIENCE / 1_000} s.`)
}

/** Nothing of the story before is left in the browser but the worker that answers its calls. */
async function forget(page, url) {
  if (page.url().startsWith(url)) await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cookies,cache_storage'
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes })
  await session.detach()
}

/** A function that makes a PNG small for keeping: differences are found by the PNG's own pixels. */
async function smallerPictures(context) {
  const { toWebp } = await inBrowser(context)
  return toWebp
}
