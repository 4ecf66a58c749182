import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Backend } from '@mocks/backend'
import { drawPictures } from '@tests/helpers/drawn-pictures'
import { openApp } from '@tests/helpers/open-app'
import { MESSAGE_PHOTOS_MAX } from '@/contract/fields'

drawPictures()

const OPEN = '/dashboard/messages?conversation=c101-1'
const picture = (name: string, text = 'picture') => new File([text], name, { type: 'image/jpeg' })
const thread = () => within(screen.getByRole('region', { name: /^Messages with/ }))
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ })
const strip = () => within(screen.getByRole('list', { name: 'Photos to send' }))

async function choose(...files: File[]) {
  await box()
  fireEvent.change(screen.getByLabelText('Photos to send', { selector: 'input' }), { target: { files } })
}
const stored = ({ db }: Backend) =>
  db.message
    .where((row) => row.sender_id === '101' && row.photos !== null)
    .map(({ message, photos }) => [message, (JSON.parse(photos ?? '[]') as unknown[]).length])

test('pictures are seen before they are sent, one is removed, and the rest goes out with the words', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  expect(await box()).toBeVisible()
  await choose(picture('gate.jpg'), picture('roof.png'), picture('well.jpg'))
  await waitFor(() => expect(strip().getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(3))
  await user.click(strip().getByRole('button', { name: 'Remove photo 2 of 3' }))
  expect(strip().getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(2)
  await user.click(await box())
  await user.paste('Which of the two?')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(stored(backend)).toEqual([['Which of the two?', 2]]))
  expect(screen.queryByRole('list', { name: 'Photos to send' })).toBeNull()
  expect(await thread().findByRole('img', { name: 'Photo 2 of 2 from you' })).toBeInTheDocument()
  await waitFor(() => expect(localStorage.getItem('proventous:draft-photos')).toBeNull())
})

test('pictures go out without words, and the list of conversations says Photo', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'signed-in-regular' })
  await choose(picture('gate.jpg'))
  await waitFor(() => expect(strip().getByRole('button', { name: /^Remove photo/ })).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(stored(backend)).toEqual([['', 1]]))
  expect(await screen.findByRole('link', { name: /Noel Sumagaysay.*Photo/ })).toBeVisible()
})

test('what is no picture, cannot be read or is too many is left out, and the screen says which', async () => {
  await openApp(OPEN, { scenario: 'signed-in-regular' })
  await choose(new File(['words'], 'notes.txt', { type: 'text/plain' }), picture('torn.jpg', 'broken'))
  expect(await screen.findByText(/^notes\.txt is not an image/)).toBeVisible()
  expect(await screen.findByText(/^torn\.jpg could not be read as a picture/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove photo/ })).toBeNull()
  await choose(...Array.from({ length: MESSAGE_PHOTOS_MAX + 2 }, (_, place) => picture(`${place}.jpg`)))
  expect(await screen.findByText('A message has at most 6 photos. 2 left out.')).toBeVisible()
  await waitFor(() => expect(strip().getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(6))
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled()
})

test('pictures that get no answer stay with their message, are tried again by hand and are stored once', async () => {
  const { user, backend } = await openApp(OPEN, { scenario: 'photos-fail-once' })
  await choose(picture('gate.jpg'))
  await waitFor(() => expect(strip().getByRole('button', { name: /^Remove photo/ })).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^Not sent\. The server could not be reached/)).toBeVisible()
  expect(thread().getByRole('img', { name: 'Photo from you' })).toBeInTheDocument()
  expect(stored(backend)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(stored(backend)).toEqual([['', 1]]))
  await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
  expect(localStorage.getItem('proventous:outbox')).toBeNull()
})

test('a message whose pictures this device no longer has says so and can be deleted', async () => {
  const { user } = await openApp(OPEN, { scenario: 'photos-gone' })
  await box()
  expect(await thread().findByText('Photo not available')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/This device no longer has the photos/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(thread().queryByText('Photo not available')).toBeNull()
})

test('a press on a picture opens all pictures of its message, with whose they are', async () => {
  const { user } = await openApp(OPEN, { scenario: 'photos-received' })
  await box()
  await user.click(await thread().findByRole('button', { name: 'Photo 2 of 3 from you' }))
  const lightbox = within(await screen.findByRole('dialog', { name: 'Photos from you' }))
  expect(lightbox.getByText('2 / 3')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
