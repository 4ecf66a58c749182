import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Select } from './select'

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
