import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { confirm, type Question } from './confirm'
import { ConfirmHost } from './confirm-host'

beforeEach(() => {
  render(<ConfirmHost />)
})

function ask(question: Question): Promise<boolean> {
  let answer = Promise.resolve(false)
  act(() => {
    answer = confirm(question)
  })
  return answer
}

it('answers true to the button that goes ahead', async () => {
  const answer = ask({ title: 'Clear all?', text: '4 homes leave.', confirmLabel: 'Clear All' })
  expect(screen.getByRole('alertdialog', { name: 'Clear all?' })).toHaveAccessibleDescription('4 homes leave.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  await expect(answer).resolves.toBe(true)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('starts at Cancel and answers false to it', async () => {
  const answer = ask({ title: 'Clear all?' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(answer).resolves.toBe(false)
})

it('answers false to Escape', async () => {
  const answer = ask({ title: 'Clear all?' })
  await userEvent.keyboard('{Escape}')
  await expect(answer).resolves.toBe(false)
})

it('gives the focus back to what asked', async () => {
  render(<button type="button">Clear All</button>)
  const opener = screen.getByRole('button', { name: 'Clear All' })
  opener.focus()
  void ask({ title: 'Clear all?' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

it('asks two questions one after the other', async () => {
  const first = ask({ title: 'First?' })
  const second = ask({ title: 'Second?' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect(first).resolves.toBe(true)
  expect(screen.getByRole('alertdialog', { name: 'Second?' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect(second).resolves.toBe(false)
})
