import { mockOf } from '../mock/playwright'
import { expect, test } from './helpers'

const DAY = 86_400_000

test('all tabs share one clock, and what is passed over happens at its time, once', async ({ page, mock, context }) => {
  await mock.open('/dashboard/tours', { as: 'regular' })
  await expect(page.getByRole('button', { name: /^Profile menu of Mika/ })).toBeVisible()
  const other = await context.newPage()
  const there = mockOf(other)
  await there.open('/properties')
  await expect(other.getByRole('article').first()).toBeVisible()

  const [tour] = await mock.rows('tour', { user_id: '101', status: 'scheduled' })
  const date = new Date(Date.parse(await mock.time()) + 5 * DAY).toISOString().slice(0, 10)
  await mock.change('tour', tour!.id, { date })
  await expect
    .poll(async () => (await there.events()).map(({ id }) => id))
    .toContain(`reminder ${tour!.id} ${date} ${tour!.time}`)
  const before = Date.parse(await mock.time())
  await there.passTime(9 * DAY)
  // The first tab follows without a call of its own.
  await expect.poll(async () => Date.parse(await mock.time()) - before).toBeGreaterThanOrEqual(9 * DAY)
  const reminders = await mock.rows('notification', { user_id: '101', title: 'Viewing soon' })
  const dayBefore = new Date(Date.parse(`${date}T00:00:00+08:00`) - DAY).toISOString()
  expect(reminders.filter(({ timestamp }) => timestamp === dayBefore)).toHaveLength(1)
})

test('a page opens with rules, a time and favorites, and a call is waited for', async ({ page, mock }) => {
  const at = '2026-06-15T09:00:00+08:00'
  const rules = [
    { on: 'listProperties', steps: [{ fail: { status: 503, message: 'Later.' } }], afterwards: 'normal' },
  ] as const
  await mock.open('/properties', { at, rules, favorites: ['1'] })
  await expect(page.getByText('No Properties Found').first()).toBeVisible()
  expect(Date.parse(await mock.time())).toBe(Date.parse(at))
  const again = await mock.callAfter('listProperties', () =>
    page.getByRole('button', { name: 'Try Again' }).first().click(),
  )
  expect(again.status).toBe(200)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBe('["1"]')
})

test('a change right after a state was opened stays, and a test may open another state over it', async ({
  page,
  mock,
}) => {
  const at = '2026-06-15T09:00:00+08:00'
  const titleNow = async () => (await mock.rows('property', { id: '1' }))[0]!.title
  await mock.open('/properties', { at })
  await mock.change('property', '1', { title: 'Renamed at once' })
  await expect(page.getByText('Renamed at once').first()).toBeVisible()
  expect(await titleNow()).toBe('Renamed at once')
  // The page would ask a person whether to replace it.
  await mock.open('/properties', { at })
  expect(await titleNow()).not.toBe('Renamed at once')
})

test('somebody signs in, the backend returns to the seed, and they stay signed in', async ({ page, mock }) => {
  await mock.open('/properties')
  await mock.signIn('verified')
  await expect(page.getByRole('button', { name: /^Profile menu of Noel/ })).toBeVisible()
  await mock.change('property', '1', { title: 'Renamed by a test' })
  await expect(page.getByText('Renamed by a test').first()).toBeVisible()
  await mock.reset()
  await expect(page.getByText('Renamed by a test')).toHaveCount(0)
  await page.goto('/dashboard/messages')
  await expect(page.getByRole('button', { name: /^Profile menu of Noel/ })).toBeVisible()
})
