import { expect, test as base, type Page } from '@playwright/test'
import { translatorOf } from '@/words/dictionary'
import type { Language } from '@/contract/fields'
import type { Translate } from '@/words/words'
import { mockOf, type PlaywrightMock } from '../mock/playwright'
import { takenOver } from './first-page-film'

const THIS_MACHINE = ['localhost', '127.0.0.1']

/**
 * Every journey fails on an uncaught error, on noise in the console, and on any request that leaves the machine. `mock` drives the
 * mocked backend of its page. Opening and reloading a page ends when React has taken it over, so that no press is lost; a file
 * about the time before that sets `early`.
 */
export const test = base.extend<{ early: boolean; quiet: void; mock: PlaywrightMock }>({
  early: [false, { option: true }],
  context: async ({ context, early }, provide) => {
    if (!early) context.on('page', openWhole)
    await provide(context)
  },
  mock: ({ page }, provide) => provide(mockOf(page)),
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedNoise(message.text())) said.push(message.text())
      })
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (/^https?:$/.test(protocol) && !THIS_MACHINE.includes(hostname))
          said.push(`a request left the machine: ${request.url()}`)
      })
      await use()
      expect(said, 'no uncaught error, no noise, no request to anybody else').toEqual([])
    },
    { auto: true },
  ],
})

function openWhole(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await takenOver(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload(...args)
    await takenOver(page)
    return response
  }
}

/** The browser itself reports each failed call of a scenario that lets calls fail. */
function expectedNoise(text: string): boolean {
  return text.startsWith('Failed to load resource: ')
}

export { expect }

/** The texts of the interface in a language, to find controls by. */
export const wordsOf: (language: Language) => Translate = translatorOf

/** Signs in with the e-mail form, from the landing page. */
export async function signIn(page: Page, email: string, password = 'Password1') {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: /Email, username or mobile/i }).click()
  await modal.getByRole('textbox').first().fill(email)
  await modal.locator('input[type=password]').fill(password)
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/dashboard/)
}

/** Opens a screen as a link does. The heading of the one before is marked, so that it is not taken for the next one. */
export async function followTo(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '')
    history.pushState({}, '', to)
  }, path)
  await expect(page.locator('main h1:not([data-left])').first(), path).toBeAttached()
}

/** Waits until no skeleton is left. */
export async function settle(page: Page, path: string) {
  await expect(page.locator('.animate-shimmer, [aria-busy=true]').filter({ visible: true }), path).toHaveCount(0)
}

/** The cards of the results, in order. */
export function cards(page: Page) {
  return page.getByRole('article')
}

/** Waits for a designed state: a heading and an alert, or the given words in its place. */
export async function stands(page: Page, words: RegExp | undefined) {
  await page.waitForFunction(
    (text) => {
      const main = document.querySelector('main')
      const seen = (selector: string) =>
        [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].some(
          (part) => part.checkVisibility() && part.innerText.trim() !== '',
        )
      if (!main || !seen('h1, h2')) return false
      return seen('[role=alert]') || (text !== null && new RegExp(text, 'i').test(main.innerText))
    },
    words?.source ?? null,
    { timeout: 25_000 },
  )
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

/** Signs in through the dialog that the end of a session opens. */
export async function signInAgain(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Login' })
  await modal.getByRole('button', { name: /Email, username or mobile/i }).click()
  await modal.getByRole('textbox').first().fill('verified@demo.test')
  await modal.locator('input[type=password]').fill('Password1')
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs in at the administration's own login. */
export async function signInAsAdmin(page: Page) {
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test')
  await page.getByRole('textbox', { name: 'Username' }).fill('superadmin')
  await page.locator('input[type=password]').fill('Password1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
