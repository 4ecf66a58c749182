import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { useVisits } from '@/session/marks/visits'

const PATIENT = { timeout: 8_000 }
const marked = () =>
  screen.getAllByText(/^New since/).map((mark) => mark.closest<HTMLElement>('[data-listing]')?.dataset['listing'])

test('what was listed since the last visit says so, and other searches have no mark', async () => {
  const { user, backend, queryClient } = await openApp('/properties', { scenario: 'new-since-tuesday' })
  expect((await screen.findAllByText('New since Tuesday', {}, PATIENT))[0]).toBeVisible()
  const since = Date.parse('2026-06-09T12:00:00.000Z')
  const listed = (id: string | undefined) => Date.parse(backend.db.property.find(String(id))?.created_at ?? '')
  expect(marked().filter((id) => listed(id) <= since)).toEqual([])
  await waitFor(() => expect(useVisits.getState().current()['']?.since).toBe(since), PATIENT)
  await queryClient.invalidateQueries()
  expect(marked().length).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: 'For Rent' }))
  await screen.findByRole('heading', { level: 2, name: /for Rent$/ }, PATIENT)
  await waitFor(() => expect(screen.queryByText(/^New since/)).toBeNull())
})

test('a saved search that was opened elsewhere marks what came since', async () => {
  const { user } = await openApp('/dashboard/saved-searches', { scenario: 'saved-searches-new' })
  const heading = await screen.findByRole('heading', { level: 2, name: 'First place in the city' }, PATIENT)
  await user.click(within(heading.closest('li')!).getByRole('link', { name: 'View Properties' }))
  expect(await screen.findAllByText('New since Apr 1', {}, PATIENT)).toHaveLength(2)
})
