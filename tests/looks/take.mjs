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

/**
 * @param {string} url where the built catalogue is served
 * @param {string[]} stories ids
 * @param {(pixels: Buffer, webp: Buffer) => string} keep stores a picture, returns its file's name
 * @returns {Promise<Record<string, string>>} the files' names by `story/width/theme`
 */
export async function takePictures(url, stories, keep) {
  const browser = await chromium.launch(chromiumOptions())
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
    await page.evaluate(calm)
    pictures.push([theme, await page.screenshot({ animations: 'disabled', caret: 'hide' })])
  }
  return pictures
}

/** Runs in the page: whether the story is shown and its play function has ended. */
function isDone() {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
  return ['completed', 'finished', 'errored', 'aborted'].includes(phase)
}

/** Runs in the page: waits for the typeface, for the pictures in view, and for two frames. */
async function calm() {
  await document.fonts.ready
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  await Promise.all(inView.map((image) => image.decode().catch(() => {})))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** A function that makes a PNG small for keeping: differences are found by the PNG's own pixels. */
async function smallerPictures(context) {
  const { toWebp } = await inBrowser(context)
  return toWebp
}
