import { readFileSync, writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { cards, expect, test } from './helpers'

const TITLE = 'Corner House with a Mango Tree'
const PHOTOS = 20
/** Enough to see that they are prepared beside the page; each takes seconds. */
const LARGE = 5
const MEGABYTE = 1024 * 1024

/** Photos, no two alike: some as a phone takes them (12 megapixels of fine grain, some 8 MB), then small ones. */
async function takePhotos(page: Page, info: TestInfo): Promise<string[]> {
  const base64 = await page.evaluate(async (wanted) => {
    const [width, height] = [4000, 3000]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')!
    const image = context.createImageData(width, height)
    let seed = 7
    for (let at = 0; at < image.data.length; at += 4) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      const grain = (seed >>> 24) / 6
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
      image.data[at] = 60 + (x / width) * 140 + grain
      image.data[at + 1] = 90 + (y / height) * 110 + grain
      image.data[at + 2] = 200 - (x / width) * 120 + grain
      image.data[at + 3] = 255
    }
    context.putImageData(image, 0, 0)
    let photo = new Blob()
    for (const quality of [0.95, 1]) {
      photo = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      if (photo.size >= wanted) break
    }
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '')
      reader.readAsDataURL(photo)
    })
  }, 7.5 * MEGABYTE)
  const large = Buffer.from(base64, 'base64')
  expect(large.length).toBeGreaterThan(7.5 * MEGABYTE)
  const small = readFileSync('public/placeholder-image.jpg')
  return Array.from({ length: PHOTOS }, (_, number) => {
    const path = info.outputPath(`photo-${number + 1}.jpg`)
    const photo = number < LARGE ? large : small
    // After the marker that begins a JPEG, a comment of two bytes that tells the photos apart.
    writeFileSync(
      path,
      Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 4, 0, number]), photo.subarray(2)]),
    )
    return path
  })
}

/** Counts the frames that the page paints from now on. */
async function countFrames(page: Page): Promise<() => Promise<{ frames: number; seconds: number }>> {
  await page.evaluate(() => {
    const counter = { frames: 0, since: performance.now() }
    Object.assign(window, { counter })
    const tick = () => {
      counter.frames += 1
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  return () =>
    page.evaluate(() => {
      const { frames, since } = (window as unknown as { counter: { frames: number; since: number } }).counter
      return { frames, seconds: (performance.now() - since) / 1_000 }
    })
}

const firstCard = (page: Page) => cards(page).first()

test('a verified member lists a property with 20 photos, large ones too, edits it and takes it down', async ({
  page,
}, info) => {
  test.setTimeout(240_000)
  await page.goto('/dashboard/list-property?as=verified')
  await expect(page.getByRole('heading', { level: 1, name: 'List Property' })).toBeVisible()

  const photos = await takePhotos(page, info)
  const painted = await countFrames(page)
  await page.getByLabel('Photos to add').setInputFiles(photos)
  await expect(page.getByText('20 of 20 photos')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await expect(page.getByRole('progressbar', { name: 'Preparing photos' })).toBeHidden({ timeout: 150_000 })
  const { frames, seconds } = await painted()
  // Even on a loaded machine without a graphics card the page goes on painting.
  expect(frames / seconds).toBeGreaterThan(5)

  await page.getByRole('textbox', { name: /^Price/ }).fill('98.7M')
  await page.getByRole('textbox', { name: /^Street address/ }).fill('12 Lopez Jaena Street, Jaro')
  await page.getByRole('textbox', { name: /^City/ }).fill('Iloilo City')
  await page.getByRole('textbox', { name: 'Floor area' }).fill('120')
  await page.getByRole('textbox', { name: /^Latitude/ }).fill('10.7246')
  await page.getByRole('textbox', { name: /^Longitude/ }).fill('122.5570')
  await page.getByRole('button', { name: 'List Property', exact: true }).click()
  await expect(page.getByText('Property listed successfully!').first()).toBeVisible({ timeout: 60_000 })

  await page.goto('/dashboard/properties')
  await expect(firstCard(page).getByRole('heading', { name: TITLE })).toBeVisible()
  await page.reload()
  await expect(firstCard(page).getByRole('heading', { name: TITLE })).toBeVisible()
  const picture = firstCard(page).locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1_000)
  const id = (await firstCard(page).getAttribute('data-listing')) ?? ''

  await page.goto('/dashboard/map')
  const list = page.getByRole('button', { name: 'Show List' })
  const onMap = page.locator(`article[data-listing="${id}"]`)
  await expect(list.or(onMap).first()).toBeVisible()
  if (await list.isVisible()) await list.click()
  await expect(onMap).toContainText(TITLE)

  await page.goto('/dashboard/my-listings')
  await page.getByRole('link', { name: `Edit ${TITLE}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(`${TITLE}, Jaro`)
  await page.getByRole('tab', { name: 'Media' }).click()
  await page.getByRole('button', { name: /^Options for photo 20:/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Property updated successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/my-listings$/)
  await page.goto(`/dashboard/property/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `${TITLE}, Jaro` })).toBeVisible()
  const kept = await page.evaluate(async (path) => {
    const answer = (await (await fetch(path)).json()) as { data: { images: { image_url: string }[] } }
    return answer.data.images.map(({ image_url }) => image_url)
  }, `/api/properties/${id}`)
  expect(new Set(kept).size).toBe(PHOTOS - 1)

  await page.goto('/dashboard/my-listings')
  await page.getByRole('button', { name: `More for ${TITLE}, Jaro` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Property deleted successfully!').first()).toBeVisible()
  await page.goto('/dashboard/properties')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText(TITLE)).toHaveCount(0)
})
