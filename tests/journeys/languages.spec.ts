import { readFileSync } from 'node:fs'
import { TRANSLATED } from '@/words/room'
import { dataOf, englishFinder, lastTextsOf, textsOf } from './english'
import { developed, film, firstWhole, listen, takenOver } from './first-page-film'
import { flaws } from './flaws'
import { cards, expect, followTo, settle, test, wordsOf } from './helpers'
import { ONCE } from './missing-code/screens'

const TAGS = { tl: 'fil', hil: 'hil', ceb: 'ceb' }

/** Every scenario's address, but for those of 10,000 listings and more: for `npm run words -- --walk LANGUAGE`. */
const STARTS = [
  ...readFileSync('.storybook/docs/reference/scenarios.gen.md', 'utf8').matchAll(/`(\S+[?&]scenario=([\w-]+))`/g),
].filter(([, , id]) => !/thousand|million/.test(id!))

/** Of all translations the longest: 21% more characters than English, where the others have 16 and 17. */
const LONGEST = 'hil'

for (const language of TRANSLATED) {
  for (const dark of ['true', 'false']) {
    const theme = dark === 'true' ? 'dark' : 'light'
    test(`pages rendered in English open in ${language} from the first frame on, ${theme}`, async ({
      page,
      context,
    }) => {
      const english = englishFinder(language)
      const data = dataOf(page)
      await film(context, { language, darkMode: dark })
      for (const path of ['/properties', '/districts/jaro']) {
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language])
        const given = await data()
        for (const { text } of (await developed(page)).frames)
          expect(english(text.split('\n'), given), path).toEqual([])
      }
    })

    test(`pages rendered in ${language} are there in the first frame, ${theme}, whatever was chosen before`, async ({
      page,
      context,
    }) => {
      const english = englishFinder(language)
      const data = dataOf(page)
      const t = wordsOf(language)
      await film(context, { language: 'en', darkMode: dark })
      const said = listen(page)
      for (const [path, text] of [
        ['', t('Find your place in Iloilo')],
        ['/properties', t('Browse Properties')],
        ['/property/3', t('Browse Properties')],
      ] as const) {
        await page.goto(`/${TAGS[language]}${path}`)
        await takenOver(page)
        await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language])
        const seen = await developed(page)
        expect(firstWhole(seen), path).toContain(text)
        const given = await data()
        for (const frame of seen.frames) expect(english(frame.text.split('\n'), given), path).toEqual([])
        await expect(page.locator(`a[href^="/"]:not([href^="/${TAGS[language]}"])`)).toHaveCount(0)
      }
      expect(said).toEqual([])
    })
  }

  test(`every screen speaks ${language}, and fits a narrow phone`, async ({ page }) => {
    const english = englishFinder(language)
    const data = dataOf(page)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/no/such/page?as=verified')
    await expect(page.locator('main h1')).toBeVisible()
    for (const path of ONCE) {
      await followTo(page, path)
      await settle(page, path)
      await expect.poll(() => flaws(page), { message: path }).toEqual([])
      if (language === LONGEST) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expect.poll(() => flaws(page), { message: `${path} with text of 200%` }).toEqual([])
        await page.evaluate(() => (document.documentElement.style.fontSize = ''))
        await page.setViewportSize({ width: 320, height: 844 })
      }
      expect.soft(english(await textsOf(page), await data()), path).toEqual([])
    }
  })

  for (const [, address, id] of process.env['WALK'] === language ? STARTS : [])
    test(`${id} speaks ${language}, and fits a narrow phone`, async ({ page }) => {
      const data = dataOf(page)
      await page.addInitScript((code) => localStorage.setItem('language', code), language)
      await page.setViewportSize({ width: 320, height: 844 })
      await page.goto(address!)
      await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language])
      const texts = await lastTextsOf(page)
      expect.soft(englishFinder(language)(texts, await data())).toEqual([])
      expect.soft(texts.filter((text) => /\{\w+\}|\p{L}\|\p{L}/u.test(text))).toEqual([])
      // A conversation covers the bar below it.
      expect.soft((await flaws(page)).filter((flaw) => !flaw.endsWith(' is covered'))).toEqual([])
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

test('an address in a language leads on in it, and names the language that is chosen', async ({ page }) => {
  await page.goto('/fil')
  const words = page.getByRole('combobox', { name: wordsOf('tl')('What are you looking for?') })
  await words.fill('Molo')
  await page.getByRole('combobox', { name: wordsOf('tl')('Language') }).selectOption('hil')
  await expect(page).toHaveURL(/\/hil$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hil')
  // No reload: what was typed is still there.
  await expect(page.getByRole('combobox', { name: wordsOf('hil')('What are you looking for?') })).toHaveValue('Molo')
  await page
    .getByRole('link', { name: wordsOf('hil')('Support'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/hil\/support$/)
  await page.evaluate(() => localStorage.setItem('language', 'ceb'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'language' })))
  await expect(page).toHaveURL(/\/ceb\/support$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/ceb$/)
  await page.getByRole('combobox', { name: wordsOf('ceb')('Language') }).selectOption('en')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a language that is none has no page', async ({ page }) => {
  expect((await page.goto('/xyz/properties'))?.status()).toBe(404)
})
