import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { personaToken } from '@mocks/accounts'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import { additionKeys } from '@/api/query-keys'

const PATIENT = { timeout: 8_000 }
const TITLE = 'Airy Family House near Jaro Plaza'

afterEach(() => vi.unstubAllGlobals())

type App = Awaited<ReturnType<typeof openApp>>

const counted = ({ backend }: App) => [backend.db.listing_view.all().length, backend.db.listing_save.all().length]
const toOthers = ({ backend }: App) =>
  backend.log.calls().filter(({ endpoint }) => ['listAdditions', 'countView', 'countSave'].includes(endpoint))

async function openAndSave(app: App) {
  await screen.findByRole('heading', { level: 1, name: TITLE }, PATIENT)
  const [heart] = await screen.findAllByRole('button', { name: /^Add to Favorites/ })
  await app.user.click(heart!)
}

test('the lister sees the view and the save of a visitor in the figures of My Listings', async () => {
  const app = await openApp('/property/1')
  const { backend, router } = app
  await openAndSave(app)
  await waitFor(() => expect(counted(app)).toEqual([1, 1]), PATIENT)
  const { views = NaN, likes = NaN } = backend.db.property.find('1') ?? {}
  const token = personaToken('verified')
  backend.db.session.insert({ token, user_id: '102', created_at: backend.clock.iso() })
  storeFromAnotherTab('token', token)
  storeFromAnotherTab(
    'user',
    JSON.stringify({ id: '102', first_name: 'Noel', last_name: '', email: 'verified@demo.test' }),
  )
  await router.navigate({ to: '/dashboard/my-listings' })
  const row = (await screen.findByRole('heading', { level: 2, name: TITLE }, PATIENT)).closest('article')!
  const figures = [...row.querySelectorAll('dt')].map(
    (name) => `${name.textContent} ${name.nextElementSibling?.textContent}`,
  )
  expect(figures).toEqual(expect.arrayContaining([`Views ${views + 1}`, `Saves ${likes + 1}`]))
})

test('a browser that asks not to be followed, or to save data, is not counted', async () => {
  for (const asks of [{ doNotTrack: '1' }, { globalPrivacyControl: true }, { connection: { saveData: true } }]) {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), asks))
    const { mayBeCounted } = await import('./count-interest')
    expect([asks, mayBeCounted()]).toEqual([asks, false])
    vi.unstubAllGlobals()
    expect(mayBeCounted()).toBe(true)
  }
})

test('a backend without additions is asked once which it has, and gets no counts', async () => {
  const app = await openApp('/property/1', { scenario: 'documented-only' })
  await openAndSave(app)
  await waitFor(() => expect(app.queryClient.getQueryData(additionKeys.all)).toEqual(new Set()), PATIENT)
  expect(toOthers(app)).toEqual([])
})
