import { expect, test } from './helpers'

const SCREENS = {
  '/properties': 'article',
  '/property/1': 'heading',
  '/map': 'heading',
  '/dashboard/messages?as=verified': 'heading',
  '/dashboard/list-property?as=verified': 'heading',
} as const

test('no screen breaks the content policy', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      broken.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  for (const [path, ready] of Object.entries(SCREENS)) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole(ready).first()).toBeVisible()
      if (path === '/properties') {
        // A menu and a modal: what locks the page's scrolling may not need a style element.
        await page.getByRole('combobox', { name: /sort/i }).click()
        await expect(page.getByRole('option').first()).toBeVisible()
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      }
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
    })
  }
})

test.describe('what an attacker puts into the page', () => {
  // The browser tells each thing that it blocks on the console.
  test('does not run', async ({ browser, baseURL }) => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${baseURL}/properties`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const ran = await page.evaluate(async () => {
      const done = { script: false, handler: false, eval: false, address: false, base: '' }
      Object.assign(window, { done })
      const script = document.createElement('script')
      script.textContent = 'window.done.script = true'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.done.handler = true">')
      // A tool's own call may evaluate text, what it leaves behind may not.
      await new Promise((resolve) => setTimeout(resolve, 300))
      try {
        // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- this is the attack
        new Function('window.done.eval = true')()
      } catch {
        // Refused, as it should be.
      }
      const link = document.createElement('a')
      link.setAttribute('href', 'javascript:void(window.done.address = true)')
      document.body.append(link)
      link.click()
      document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.invalid/">')
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { ...done, base: new URL(document.baseURI).origin }
    })
    expect(ran).toEqual({ script: false, handler: false, eval: false, address: false, base: baseURL })
    await page.context().close()
  })
})

test('the host sends what a page cannot say about itself', async ({ request }) => {
  for (const path of ['/', '/no/such/page', '/mockServiceWorker.js', '/placeholder-image.jpg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/)
    expect(headers['cross-origin-opener-policy'], path).toMatch(/^same-origin/)
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
})
