import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 8_000 }
const named = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
    ({ dataset }) => dataset['pictureOf'],
  )

let seen: { before: unknown[]; after: unknown[]; skipped: boolean; finish: () => void }[] = []
let reduced = false

/** A browser with view transitions: notes what is named before and after the screen changes. */
beforeEach(() => {
  seen = []
  reduced = false
  const system = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(system(query), query.includes('reduced-motion') ? { matches: reduced } : {}),
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      let finish = () => {}
      const finished = new Promise<void>((resolve) => (finish = resolve))
      const note = { before: named(), after: [] as unknown[], skipped: false, finish }
      seen.push(note)
      const updateCallbackDone = update().then(() => void (note.after = named()))
      const ready = Promise.reject(new DOMException('Skipped', 'AbortError'))
      return { ready, finished, updateCallbackDone, skipTransition: () => void (note.skipped = true) }
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'startViewTransition')
})

async function firstCard() {
  const card = (await screen.findAllByRole('article', {}, PATIENT))[0]!
  return { id: card.dataset['listing'], link: card.querySelector<HTMLElement>('h3 a')! }
}

test('only the picture of the pressed card moves to its listing, and back', async () => {
  const { user, router } = await openApp('/properties')
  const { id, link } = await firstCard()
  await user.click(link)
  await screen.findByRole('link', { name: /^Back to Properties/ }, PATIENT)
  await waitFor(() => expect(seen[0]?.after).toHaveLength(1), PATIENT)
  expect(seen[0]).toMatchObject({ before: [id], after: [id], skipped: false })
  seen[0]?.finish()
  await waitFor(() => expect(named()).toEqual([]))
  router.history.back()
  await firstCard()
  await waitFor(() => expect(seen[1]?.after).toHaveLength(1), PATIENT)
  expect(seen[1]).toMatchObject({ before: [id], after: [id] })
  expect(seen).toHaveLength(2)
})

test('a change of the search, a screen without the picture and reduced motion move nothing', async () => {
  const { user, router } = await openApp('/properties')
  await user.click(await screen.findByRole('radio', { name: 'For Rent' }))
  await screen.findByRole('heading', { level: 2, name: /for Rent$/ }, PATIENT)
  await router.navigate({ to: '/legal' })
  await router.navigate({ to: '/property/$id', params: { id: '1' } })
  expect(seen).toEqual([])
  await router.navigate({ to: '/properties' })
  const { link } = await firstCard()
  const before = seen.length
  reduced = true
  await user.click(link)
  await screen.findByRole('link', { name: /^Back to Properties/ }, PATIENT)
  expect(seen).toHaveLength(before)
  expect(named()).toEqual([])
})
