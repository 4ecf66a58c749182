import type { Page } from '@playwright/test'
import { expect, test } from './helpers'

/** Screens, and the steps on them that load libraries which write into the page. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  '/properties': async (page) => {
    await expect(page.getByRole('article').first()).toBeVisible()
    // A menu and a modal: what locks the page's scrolling may not need a style element.
    await page.getByRole('combobox', { name: /sort/i }).click()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  },
  '/property/1': async (page) => {
    // Sections above that load late move the map out of view again.
    await expect(async () => {
      await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
      await expect(page.getByText('Illustrative map, not for navigation')).toBeVisible({ timeout: 2_000 })
    }).toPass()
  },
  '/map': async (page) => {
    await expect(page.getByText('Illustrative map, not for navigation')).toBeVisible()
  },
  // A worker writes ten thousand listings.
  '/properties?scenario=ten-thousand': async (page) => {
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  '/dashboard/messages?as=verified&reset': async (page) => {
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('textbox').last()).toBeVisible()
  },
  '/dashboard/list-property?as=verified': async (page) => {
    // A worker makes the photo smaller.
    const photo = 'public/placeholder-image.jpg'
    await page.locator('input[type=file]').first().setInputFiles(photo)
    await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible()
    await page.getByRole('group', { name: 'Pin on the map' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Illustrative map, not for navigation')).toBeVisible()
  },
}

test('no screen breaks the content policy', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      broken.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  for (const [path, arrive] of Object.entries(SCREENS)) {
    await test.step(path, async () => {
      await page.goto(path)
      await arrive(page)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
    })
  }
})

test.describe('what an attacker puts into the page', () => {
  // The browser reports everything that it blocks on the console.
  test('does not run', async ({ browser, baseURL }) => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${baseURL}/properties`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const ran = await page.evaluate(async () => {
      const done = { script: false, handler: false, eval: false, address: false, base: '' }
      Object.assign(window, { done })
      const refused: string[] = []
      const attempt = (what: string, attack: () => void) => {
        try {
          attack()
        } catch {
          refused.push(what)
        }
      }
      const script = document.createElement('script')
      // By a node, which no Trusted Types policy sees: this one is the content policy's.
      script.append('window.done.script = true')
      document.body.append(script)
      const picture = document.createElement('img')
      picture.src = 'data:,'
      attempt('a handler', () => picture.setAttribute('onerror', 'window.done.handler = true'))
      document.body.append(picture)
      attempt('markup', () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'))
      attempt('a style of its own', () => (document.createElement('style').innerHTML = 'body{display:none}'))
      attempt('a document', () => new DOMParser().parseFromString('<b>markup</b>', 'text/html'))
      attempt('a script from elsewhere', () => (script.src = 'https://elsewhere.invalid/assets/index.js'))
      attempt('a file that is no script', () => (script.src = '/placeholder-image.jpg'))
      attempt('a worker from text', () => new Worker('data:text/javascript,0'))
      attempt('a policy of its own', () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void }
        }
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text })
      })
      // A tool's own call may evaluate text, what comes after an event may not.
      await new Promise((resolve) => picture.addEventListener('error', resolve))
      try {
        // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- this is the attack
        new Function('window.done.eval = true')()
      } catch {
        // Expected.
      }
      // The browser reports each refusal once it has made it.
      const refusals = ['script-src-elem', 'base-uri'].map(
        (directive) =>
          new Promise<void>((resolve) =>
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
              if (effectiveDirective === directive) resolve()
            }),
          ),
      )
      const link = document.createElement('a')
      link.setAttribute('href', 'javascript:void(window.done.address = true)')
      document.body.append(link)
      link.click()
      const base = document.createElement('base')
      base.href = 'https://elsewhere.invalid/'
      document.head.append(base)
      await Promise.all(refusals)
      return { ...done, base: new URL(document.baseURI).origin, refused }
    })
    expect(ran).toMatchObject({ script: false, handler: false, eval: false, address: false, base: baseURL })
    expect(ran.refused).toEqual([
      'a handler',
      'markup',
      'a style of its own',
      'a document',
      'a script from elsewhere',
      'a file that is no script',
      'a worker from text',
      'a policy of its own',
    ])
    await page.context().close()
  })
})

test('the host sends the headers that a page cannot set itself', async ({ request }) => {
  for (const path of ['/', '/no/such/page', '/mock-worker.js', '/placeholder-image.jpg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/)
    expect(headers['cross-origin-opener-policy'], path).toMatch(/^same-origin/)
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
})
