import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { prepareSelect, Select } from './select'

const options = [
  { value: 'any', label: 'Any' },
  { value: 'furnished', label: 'Furnished' },
]

function Furnishing() {
  const [value, setValue] = useState<string>()
  return <Select label="Furnishing" hint="As handed over." options={options} value={value} onValueChange={setValue} />
}

it('is named by its label, opens by key and shows what was chosen', async () => {
  render(<Furnishing />)
  const box = screen.getByRole('combobox', { name: 'Furnishing' })
  expect(box).toHaveTextContent('Choose')
  expect(box).toHaveAccessibleDescription('As handed over.')
  box.focus()
  await userEvent.keyboard('{Enter}')
  // The list is fetched when it is first reached for; the press is kept until it is here.
  await userEvent.click(await screen.findByRole('option', { name: 'Furnished' }))
  expect(screen.getByRole('combobox', { name: 'Furnishing' })).toHaveTextContent('Furnished')
})

it('keeps the open list as it is while counts and other options come, and loses no step of an arrow key', async () => {
  const choose = vi.fn<(value: string) => void>()
  const kinds = (names: string[], count?: number) =>
    names.map((value) => ({ value, label: value, ...(count === undefined ? {} : { count }) }))
  const box = (options: ReturnType<typeof kinds>) => (
    <Select label="Type" options={options} value="All" onValueChange={choose} />
  )
  const { rerender } = render(box(kinds(['All', 'Hotel', 'Cinema', 'Event Venue'])))
  await prepareSelect()
  screen.getByRole('combobox').focus()
  const trigger = await screen.findByRole('combobox')
  fireEvent.keyDown(trigger, { key: 'Enter' })
  // Before the list has the focus.
  fireEvent.keyDown(trigger, { key: 'ArrowDown' })
  const marked = () => screen.findByRole('option', { name: (_, option) => option === document.activeElement })
  expect(await marked()).toHaveTextContent('Hotel')
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement).toHaveTextContent('Event Venue')
  rerender(box(kinds(['All', 'School', 'Event Venue'], 3)))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Hotel',
    'Cinema',
    'Event Venue',
  ])
  expect(document.activeElement).toHaveTextContent('Event Venue')
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  expect(choose).toHaveBeenCalledWith('Event Venue')
  await act(async () => screen.getByRole('combobox').focus())
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(await screen.findByRole('option', { name: 'School' })).toBeVisible()
})

it('refuses an option with an empty value and says which', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() =>
    render(
      <Select
        label="Zoning"
        options={[{ value: '', label: 'Any' }]}
        value={undefined}
        onValueChange={() => undefined}
      />,
    ),
  ).toThrow("Select 'Zoning': the option 'Any' has an empty value")
  errors.mockClear()
})
