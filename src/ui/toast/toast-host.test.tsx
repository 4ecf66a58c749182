import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissAllToasts, notify, type Notice } from './notify'
import { ToastHost } from './toast-host'

beforeEach(() => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <ToastHost />
    </>,
  )
})

afterEach(() => {
  act(dismissAllToasts)
  vi.useRealTimers()
})

const tell = (notice: Notice) => act(() => void notify(notice))

it('interrupts with an error: an alert of exactly the text', () => {
  tell({ text: 'Please select at least 2 properties to compare.', tone: 'bad' })
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select at least 2 properties to compare\.$/)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('says good news as a status, once in the whole page', async () => {
  tell({ text: 'Link copied.', tone: 'good' })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Link copied\.$/))
  expect(screen.getAllByText('Link copied.')).toHaveLength(1)
})

it('does not stack the same text twice, and shows three at most', () => {
  for (const text of ['One', 'Two', 'Two', 'Three', 'Four']) tell({ text, tone: 'bad' })
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Two', 'Three', 'Four'])
})

it('replaces what it said about the same topic, its action too', async () => {
  const action = { label: 'Compare', onPress: () => {} }
  for (const count of [1, 2, 3]) tell({ text: `Added to compare: ${count} of 4.`, topic: 'compare', action })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('3 of 4'))
})

it('keeps an Undo for each of two removals', async () => {
  const undone: string[] = []
  for (const id of ['1', '2'])
    tell({ text: 'Removed from Favorites', action: { label: 'Undo', onPress: () => undone.push(id) } })
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) await userEvent.click(button)
  expect(undone).toEqual(['1', '2'])
})

it('takes an old success away when something fails, but nothing that can be undone', () => {
  tell({ text: 'Profile saved.', tone: 'good' })
  tell({ text: 'Removed from Favorites', action: { label: 'Undo', onPress: () => {} } })
  tell({ text: 'Failed to save.', tone: 'bad' })
  const shown = screen.getAllByRole('listitem')
  expect(shown).toHaveLength(2)
  expect(shown[1]).toHaveTextContent('Failed to save.')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

it('leaves the focus where it is; F8 reaches Undo, which acts, goes away and gives the focus back', async () => {
  const undo = vi.fn()
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  tell({ text: 'Removed from favorites.', action: { label: 'Undo', onPress: undo } })
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  await userEvent.keyboard('{F8}')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

it('leaves after its time, but not while the pointer rests on it', () => {
  vi.useFakeTimers()
  tell({ text: 'Saved.', tone: 'bad' })
  const toasts = screen.getByRole('region', { name: /Notifications/ })
  fireEvent.pointerEnter(toasts)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  fireEvent.pointerLeave(toasts)
  act(() => void vi.advanceTimersByTime(11_000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('stays while the focus is in it, and Escape takes it away', async () => {
  tell({ text: 'Saved.', tone: 'bad' })
  await userEvent.keyboard('{F8}')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
