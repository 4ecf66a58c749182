import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Segmented } from './segmented'

const options = [
  { value: 'sale', label: 'For Sale' },
  { value: 'rent', label: 'For Rent' },
]

function Mode() {
  const [value, setValue] = useState<string | null>(null)
  return <Segmented label="Mode" options={options} value={value} onValueChange={setValue} />
}

it('may start with none chosen and then holds one', async () => {
  render(<Mode />)
  expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeInTheDocument()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'For Rent' }))
  expect(screen.getByRole('radio', { name: 'For Rent' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('radio', { name: 'For Sale' })).toBeChecked()
})
