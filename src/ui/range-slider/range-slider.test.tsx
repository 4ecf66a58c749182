import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
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

const slider = (name: 'Minimum price' | 'Maximum price') => screen.getByRole<HTMLInputElement>('slider', { name })
const value = () => screen.getByRole('status').textContent

it('says its thumbs in words, and the open end as such', () => {
  render(<Price />)
  expect(screen.getByRole('slider', { name: 'Minimum price' })).toHaveAttribute('aria-valuetext', '₱0M')
  expect(screen.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuetext', '₱5M and up')
})

it('says how many are beyond its end, where any are', () => {
  const track = { min: 0, max: 100, step: 1 }
  const props = { label: 'Price', track, value: [0, null], onValueChange: vi.fn() } as const
  const { rerender } = render(<RangeSlider {...props} histogram={{ bars: [1, 2], beyond: 70 }} />)
  expect(screen.getByText('70 above 100')).toBeVisible()
  rerender(<RangeSlider {...props} histogram={{ bars: [1, 2], beyond: 0 }} />)
  expect(screen.queryByText(/above/)).toBeNull()
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

it('keeps a typed bound at the end of the track as a limit, until the thumb is moved to the end', async () => {
  render(<Price />)
  await userEvent.type(screen.getByLabelText('Maximum price, typed'), '5000000')
  await userEvent.tab()
  expect(value()).toBe('[0,5000000]')
  expect(screen.getByLabelText('Maximum price, typed')).toHaveValue('5,000,000')
  const maximum = screen.getByRole('slider', { name: 'Maximum price' })
  expect(maximum).toHaveAttribute('aria-valuetext', '₱5M')
  maximum.focus()
  await userEvent.keyboard('{End}')
  expect(value()).toBe('[0,null]')
})

it('Home and End act on the thumb that has the focus', async () => {
  render(<Price />)
  screen.getByRole('slider', { name: 'Maximum price' }).focus()
  await userEvent.keyboard('{PageDown}{Home}')
  expect(value()).toBe('[0,0]')
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect(value()).toBe('[0,1000000]')
  screen.getByRole('slider', { name: 'Minimum price' }).focus()
  await userEvent.keyboard('{End}')
  expect(value()).toBe('[1000000,1000000]')
  await userEvent.keyboard('{Home}')
  expect(value()).toBe('[0,1000000]')
  expect(screen.getByRole('slider', { name: 'Minimum price' })).toHaveFocus()
})

it('says that nothing can match while the maximum is below the minimum', async () => {
  render(<Price />)
  await userEvent.type(screen.getByLabelText('Minimum price, typed'), '3000000')
  await userEvent.type(screen.getByLabelText('Maximum price, typed'), '12')
  expect(value()).toBe('[3000000,12]')
  expect(screen.getByText(/The maximum is below the minimum/)).toBeVisible()
})

it('stands exactly at a typed bound between two steps, and goes to a step from there', async () => {
  render(<Price />)
  await userEvent.type(screen.getByLabelText('Minimum price, typed'), '712345')
  expect(slider('Minimum price')).toHaveValue('712345')
  slider('Minimum price').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(slider('Minimum price')).toHaveValue('750000')
})

it("follows a screen reader's steps, and stops at the other thumb", () => {
  render(<Price />)
  fireEvent.change(slider('Maximum price'), { target: { value: '2000000' } })
  fireEvent.change(slider('Minimum price'), { target: { value: '2500000' } })
  expect(value()).toBe('[2000000,2000000]')
  expect(slider('Minimum price')).toHaveValue('2000000')
})

/** On a track of 100 px from 0. */
function press(clientX: number, pointerType = 'mouse') {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4))
  const box = slider('Minimum price').parentElement!
  const pointer = { pointerId: 1, pointerType, clientX }
  fireEvent.pointerDown(box, pointer)
  return {
    moveTo: (x: number) => fireEvent.pointerMove(box, { ...pointer, clientX: x }),
    release: () => fireEvent.lostPointerCapture(box, pointer),
    scroll: () => fireEvent.pointerCancel(box, pointer),
  }
}

it('drags a thumb past the other one, and the keys go on with the one that is held then', async () => {
  render(<Price />)
  press(60).release()
  expect(value()).toBe('[0,3000000]')
  const { moveTo, release } = press(0)
  moveTo(40)
  expect(slider('Minimum price')).toHaveFocus()
  expect(slider('Minimum price')).toHaveAttribute('aria-valuetext', '₱2M')
  moveTo(80)
  expect(slider('Maximum price')).toHaveFocus()
  release()
  expect(value()).toBe('[3000000,4000000]')
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe('[3000000,3950000]')
})

it('moves a thumb only with a press outside of it, which for fingers is 44 px wide', () => {
  render(<Price />)
  press(92).release()
  press(79, 'touch').release()
  expect(value()).toBe('[0,null]')
  press(79).release()
  expect(value()).toBe('[0,3950000]')
})

it('leaves a typed bound between two steps when its thumb is only pressed', async () => {
  render(<Price />)
  await userEvent.type(screen.getByLabelText('Minimum price, typed'), '712345')
  press(15).release()
  expect(slider('Minimum price')).toHaveFocus()
  expect(value()).toBe('[712345,null]')
})

it('changes nothing for a finger that scrolls the page', () => {
  render(<Price />)
  const { moveTo, scroll } = press(70, 'touch')
  moveTo(65)
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', '₱3.25M')
  scroll()
  expect(value()).toBe('[0,null]')
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', '₱5M and up')
})
