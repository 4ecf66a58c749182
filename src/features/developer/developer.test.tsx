import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

test('the raw record of a listing stands as JSON, can be copied, and holds nothing secret', async () => {
  const { user, backend } = await openApp('/debug/property/1')
  const raw = await screen.findByRole('region', { name: 'Raw record' })
  const record = JSON.parse(raw.textContent ?? '') as { property: { title: string }; owner: object }
  expect(record.property.title).toBe(backend.db.property.find('1')?.title)
  expect(raw).not.toHaveTextContent(/password|"views"/)
  await user.click(screen.getByRole('button', { name: 'Copy JSON' }))
  expect(await navigator.clipboard.readText()).toBe(raw.textContent)
})

test('a record that is not there says so, and one that fails can be asked for again', async () => {
  const { user, backend, router } = await openApp('/debug/property/nope')
  expect(await screen.findByRole('heading', { name: 'Property not found' })).toBeVisible()
  backend.rules.set([{ on: 'debugProperty', steps: [{ fail: 'network' }], afterwards: 'normal' }])
  await router.navigate({ to: '/debug/property/$id', params: { id: '2' } })
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('region', { name: 'Raw record' })).toBeVisible()
})

test('each of five sample files shows its raw and its processed path, and whether they load', async () => {
  await openApp('/test-image')
  const samples = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Processed'))
  expect(samples).toHaveLength(5)
  const bare = within(samples[1]!)
  expect(bare.getByText('2/living-480.webp')).toBeVisible()
  expect(bare.getByText('/api/storage/properties/2/living-480.webp')).toBeVisible()
  fireEvent.error(bare.getByAltText('A bare name, raw path'))
  fireEvent.load(bare.getByAltText('A bare name, processed path'))
  expect(bare.getByText('Does not load')).toBeVisible()
  expect(bare.getByText(/^Loads/)).toBeVisible()
})

test('the storage proxy is asked with HEAD, and a missing or private file is said to be missing', async () => {
  const { user, backend } = await openApp('/storage-test')
  await backend.files.put('properties/1/exterior-960.webp', new Blob(['x'], { type: 'image/webp' }))
  await user.click(screen.getByRole('button', { name: 'A picture' }))
  expect(await screen.findByText('The file is there.')).toBeVisible()
  expect(backend.log.calls().at(-1)).toMatchObject({ endpoint: 'checkStoredFile', method: 'HEAD' })
  await user.click(screen.getByRole('button', { name: 'A private file' }))
  expect(await screen.findByText('This file does not exist.')).toBeVisible()
  expect(screen.getByText('HEAD /storage/private/ids/301/front')).toBeVisible()
  await user.clear(screen.getByLabelText('Path'))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByLabelText('Path')).toHaveAccessibleDescription('Enter the path of a stored file.')
  backend.rules.set([{ on: 'checkStoredFile', steps: [{ fail: 'network' }] }])
  await user.type(screen.getByLabelText('Path'), '/storage/avatars/101.svg{Enter}')
  await waitFor(() => expect(screen.getByText(/could not be reached/)).toBeVisible())
})
