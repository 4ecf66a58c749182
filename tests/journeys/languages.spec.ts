import type { Page } from '@playwright/test'
import { dictionaryOf } from '@/words/dictionary'
import { keyOf } from '@/words/key'
import { TRANSLATED } from '@/words/room'
import { ROOMS } from '@/words/rooms'
import { developed, film } from './first-page-film'
import { flaws } from './flaws'
import { cards, expect, followTo, settle, test } from './helpers'
import { ONCE } from './missing-code/screens'

const TAGS = { tl: 'fil', hil: 'hil', ceb: 'ceb' }

/** Texts in English that a screen in a language never shows. Of fewer words, many are names or the same there. */
function englishOnly(language: string): string[] {
  const dictionary = dictionaryOf(language)
  const said = Object.values(dictionary).join('\n')
  return Object.values(ROOMS)
    .flatMap((room) => Object.keys(room))
    .filter((text) => !/[{|]/.test(text) && text.split(' ').length > 2 && !said.includes(text))
    .filter((text) => dictionary[keyOf(text)] !== text)
}

/** The given texts that a person sees or hears. */
function shownOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const parts = [...document.querySelectorAll('body *')].filter((part) => !part.closest('#toolbox, script, template'))
    const spoken = parts.flatMap((part) => [
      ...[...part.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => part.getAttribute(name)),
    ])
    const shown = new Set(spoken.map((text) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''))
    return all.filter((text) => shown.has(text))
  }, texts)
}

for (const language of TRANSLATED) {
  for (const dark of ['true', 'false'])
    test(`pages rendered in English open in ${language} from the first frame on, ${dark === 'true' ? 'dark' : 'light'}`, async ({
      page,
      context,
    }) => {
      const english = englishOnly(language)
      await film(context, { language, darkMode: dark })
      for (const path of ['/', '/properties', '/property/3', '/districts/jaro']) {
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language])
        for (const { text } of (await developed(page)).frames)
          expect(
            english.filter((each) => text.includes(each)),
            path,
          ).toEqual([])
      }
    })

  test(`every screen speaks ${language}, and fits a narrow phone`, async ({ page }) => {
    const english = englishOnly(language)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/no/such/page?as=verified')
    await expect(page.locator('main h1')).toBeVisible()
    for (const path of ONCE) {
      await followTo(page, path)
      await settle(page, path)
      await expect.poll(() => flaws(page), { message: path }).toEqual([])
      expect.soft(await shownOf(page, english), path).toEqual([])
    }
  })
}

test('the demo refuses in Hiligaynon', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hil'))
  await page.goto('/properties')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hil')
  // The mocks have answered the product: this call does not wait for them as the product's own do.
  await expect(cards(page).first()).toBeVisible()
  const refused = await page.evaluate(async () => {
    const headers = { 'Accept-Language': 'hil-PH' }
    const response = await fetch('/api/properties/search?limit=0', { headers })
    return [response.headers.get('Content-Language'), ((await response.json()) as { message: string }).message]
  })
  expect(refused).toEqual(['hil', 'Gamita ang 1 tubtob 100.'])
})

test.describe('a browser in Filipino', () => {
  test.use({ locale: 'fil-PH' })
  test('opens the product in Filipino until another language is chosen', async ({ page }) => {
    await page.goto('/properties')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Wika' }).selectOption('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
