import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Range } from './range'
import { RangeSlider } from './range-slider'

function Price() {
  const [value, setValue] = useState<Range>([0, null])
  return (
    <>
      <RangeSlider
        label="Price range"
        names={['Minimum price', 'Maximum price']}
        track={{ min: 0, max: 5_000_000, step: 50_000 }}
        format={(amount) => `₱${amount / 1e6}M`}
        value={value}
        onValueChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

const value = () => screen.getByRole('status').textContent

it('says its thumbs in words, and the open end as such', () => {
  render(<Price />)
  expect(screen.getByRole('slider', { name: 'Minimum price' })).toHaveAttribute('aria-valuetext', '₱0M')
  expect(screen.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuetext', '₱5M and up')
})

it('moves by keys and opens again at the end', async () => {
  render(<Price />)
  screen.getByRole('slider', { name: 'Maximum price' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe('[0,4950000]')
  await userEvent.keyboard('{End}')
  expect(value()).toBe('[0,null]')
})

it('takes typed bounds, beyond the track too, and none when emptied', async () => {
  render(<Price />)
  const maximum = screen.getByLabelText('Maximum price, typed')
  await userEvent.type(maximum, '12.5M')
  expect(value()).toBe('[0,12500000]')
  await userEvent.clear(maximum)
  expect(value()).toBe('[0,null]')
  await userEvent.type(screen.getByLabelText('Minimum price, typed'), '700k')
  expect(value()).toBe('[700000,null]')
})
