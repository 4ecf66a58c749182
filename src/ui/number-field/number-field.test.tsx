import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NumberField } from './number-field'

function Price({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <>
      <NumberField label="Asking price" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
      <output>{String(value)}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Asking price')

it('groups digits while they are typed and gives the number', async () => {
  render(<Price />)
  await userEvent.type(field(), '4200000')
  expect(field()).toHaveValue('4,200,000')
  expect(screen.getByRole('status')).toHaveTextContent('4200000')
})

it('writes 4.2M out after leaving the field', async () => {
  render(<Price />)
  await userEvent.type(field(), '4.2M')
  expect(field()).toHaveValue('4.2M')
  await userEvent.tab()
  expect(field()).toHaveValue('4,200,000')
})

it('keeps what was typed when it is no number, says so, and keeps the last good value', async () => {
  render(<Price start={500} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '12x')
  await userEvent.tab()
  expect(field()).toHaveValue('12x')
  expect(field()).toHaveAttribute('aria-invalid', 'true')
  expect(field()).toHaveAccessibleDescription(/Type a number/)
  expect(screen.getByRole('status')).toHaveTextContent('12')
})

it('gives nothing when emptied', async () => {
  render(<Price start={500} />)
  await userEvent.clear(field())
  expect(screen.getByRole('status')).toHaveTextContent('null')
})

it('drops what was left standing when its owner clears it', async () => {
  render(<Price start={500} />)
  await userEvent.type(field(), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field()).toHaveValue('')
  expect(field()).not.toHaveAttribute('aria-invalid')
})

it('lets a digit be put in the middle', async () => {
  render(<Price start={1234} />)
  await userEvent.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field()).toHaveValue('19,234')
  expect(field().selectionStart).toBe(2)
})
