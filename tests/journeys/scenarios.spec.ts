import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './helpers'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Each share is one page's work, so that the shares run side by side. */
const SHARES = 4
/** They never come to rest: something is on its way for good, or thousands of listings are being made. */
const RESTLESS = /loading|slow|late|thousand/

type Known = { id: string; start: string }

test.use({ trace: 'off' })

for (let share = 0; share < SHARES; share += 1) {
  test(`every scenario shows its start without noise and without an accessibility finding, share ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto('/dashboard/legal')
    await page.waitForFunction(() => 'mock' in globalThis)
    const scenarios = await page.evaluate(() =>
      (globalThis as unknown as { mock: { scenarios: Known[] } }).mock.scenarios.map(({ id, start }) => ({
        id,
        start,
      })),
    )
    expect(scenarios.length).toBeGreaterThan(100)
    for (const { id, start } of scenarios.filter((_, place) => place % SHARES === share)) {
      await test.step(id, async () => {
        await page.goto(`${start}${start.includes('?') ? '&' : '?'}scenario=${id}`)
        await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first(), id).toBeVisible()
        if (!RESTLESS.test(id)) await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        expect(
          violations.map((each) => `${each.id}: ${each.nodes[0]?.target.join(' ')}`),
          id,
        ).toEqual([])
      })
    }
  })
}
