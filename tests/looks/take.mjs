// Takes the pictures: both themes, two widths, at a fixed time, without animations and with the typeface loaded.
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../browser/chromium.mjs'
import { inBrowser } from './in-browser.mjs'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
/** A Monday morning in Iloilo, as in the stories' mocked backend. */
const NOW = '2026-06-15T01:00:00.000Z'
const PATIENCE = 30_000
/** Milliseconds for calls to be answered; a story that shows a call that never is goes on after them. */
const SETTLING = 12_000
/** Milliseconds after which a button that is disabled for a moment is not any more (`use-settled.ts`). */
const QUIET = 1_000
/** Nothing moves: a part that has moved is drawn at another scale, and differs by a shade at its round corners. */
const WITHOUT_MOVES =
  '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }'
/** Real times that a call took: the only texts that no clock of ours decides. */
const WITHOUT_MEASURES = '[data-measured] { visibility: hidden !important }'
/** Milliseconds between two pictures that are to be the same. */
const BETWEEN = 120
/** Milliseconds between two looks at a page that is not ready. */
const POLLING = 25
/** Tests look for what axe finds: a picture does not wait for it. */
const WITHOUT_AXE = 'a11y.manual:!true'

/**
 * A browser for each size: a page that shares its browser with another is not in front, and its frames come once a second. Each
 * goes through all stories in order in one page, as the catalog does.
 *
 * @param {string} url where the built catalog is served
 * @param {string[]} stories ids
 * @param {(pixels: Buffer, webp: Buffer) => string} keep stores a picture, returns its file's name
 * @returns {Promise<Record<string, string>>} the files' names by `story/width/theme`
 */
export async function takePictures(url, stories, keep) {
  const darkroom = await chromium.launch(chromiumOptions())
  // Makes a PNG small for keeping: differences are found by the PNG's own pixels.
  const { toWebp } = await inBrowser(await darkroom.newContext())
  /** @type {Record<string, string>} */
  const taken = {}
  const work = async (size) => {
    const { page, close } = await openPage(size)
    for (const [place, story] of stories.entries()) {
      for (const [theme, pixels] of await patientPictures(page, url, story, size))
        taken[`${story}/${size}/${theme}`] = keep(pixels, await toWebp(pixels))
      if ((place + 1) % 50 === 0) console.log(`${size}: ${place + 1} of ${stories.length}`)
    }
    await close()
  }
  await Promise.all(Object.keys(SIZES).map(work))
  await darkroom.close()
  return Object.fromEntries(Object.entries(taken).toSorted(([one], [other]) => one.localeCompare(other)))
}

/** An empty page of a size, at the fixed time. */
async function openPage(size) {
  const options = chromiumOptions()
  // Parts that are painted anew over old ones differ from a whole picture by a shade at round corners.
  const browser = await chromium.launch({ ...options, args: [...options.args, '--disable-partial-raster'] })
  const context = await browser.newContext({
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    viewport: SIZES[size],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.clock.setFixedTime(NOW)
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, WITHOUT_MOVES)
  return { page, close: () => browser.close() }
}

/** A story's pictures. A page in which nothing comes, on a busy machine, is opened anew once. */
async function patientPictures(page, url, story, size) {
  for (const isLast of [false, true]) {
    try {
      return await pictureOf(page, url, story)
    } catch (error) {
      if (isLast) console.error(`${story}, ${size}: ${String(error).split('\n')[0]}`)
      await page.goto('about:blank')
    }
  }
  return []
}

/** A story's pictures by theme; one that is of a single theme has one. The theme is changed in place, as by the toolbar. */
async function pictureOf(page, url, story) {
  if (page.url().startsWith(url)) await changeStory(page, story)
  else await page.goto(`${url}iframe.html?id=${story}&viewMode=story&globals=${WITHOUT_AXE}`)
  await until(page, isDone, story)
  await page.waitForFunction(isSettled, undefined, { timeout: SETTLING, polling: POLLING }).catch(() => undefined)
  if (await page.evaluate(() => document.querySelector('button:disabled') !== null)) await page.waitForTimeout(QUIET)
  const own = await page.evaluate(
    () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story.storyGlobals?.theme ?? null,
  )
  const pictures = []
  for (const theme of own ? [own] : ['light', 'dark']) {
    if (!own) await page.evaluate(changeTheme, theme)
    pictures.push([theme, await steadyPicture(page)])
  }
  return pictures
}

/** Shows another story in the same page. Nothing of the one before is left but the worker that answers its calls. */
async function changeStory(page, story) {
  await page.evaluate((storyId) => {
    sessionStorage.clear()
    localStorage.clear()
    scrollTo(0, 0)
    globalThis.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
}

/** Runs in the page: changes the theme as another tab of the product does. The catalog's own switch draws the story anew. */
function changeTheme(theme) {
  const newValue = String(theme === 'dark')
  localStorage.setItem('darkMode', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue, storageArea: localStorage }))
  document.documentElement.classList.toggle('dark', theme === 'dark')
}

const until = (page, isReady, about) => page.waitForFunction(isReady, about, { timeout: PATIENCE, polling: POLLING })

/** Runs in the page: whether the story is shown and its play function has ended. */
function isDone(story) {
  const { id, phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {}
  return id === story && ['completed', 'finished', 'errored', 'aborted'].includes(phase)
}

/** Runs in the page: whether no call of a screen is under way (`tests/storybook/screen-story.tsx`). */
function isSettled() {
  const { screen } = globalThis.__STORYBOOK_PREVIEW__.currentRender.story.parameters
  return !screen || document.body.hasAttribute('data-screen-settled')
}

/** Runs in the page: whether the typeface and the pictures are there. Lazy pictures out of view are never loaded. */
function isLoaded() {
  const isInView = (image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || (image.loading === 'lazy' && !isInView(image)))
  )
}

/** The picture that is the same twice in a row: whatever moves or comes late has ended. */
async function steadyPicture(page) {
  const end = Date.now() + PATIENCE
  let before = Buffer.of()
  while (Date.now() < end) {
    await until(page, isLoaded)
    const pixels = await page.screenshot({ animations: 'disabled', caret: 'hide', style: WITHOUT_MEASURES })
    if (pixels.equals(before)) return pixels
    before = pixels
    await page.waitForTimeout(BETWEEN)
  }
  throw new Error(`The picture does not come to rest within ${PATIENCE / 1_000} s.`)
}
