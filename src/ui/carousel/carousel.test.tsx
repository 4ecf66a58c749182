import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Carousel } from './carousel'

const slides = (count: number) => (
  <Carousel
    label="Pictures"
    count={count}
    renderSlide={(index) => <img src={`/${index}.webp`} alt={`View ${index}`} />}
  />
)
const place = () => document.querySelector('[aria-roledescription=slide]:not([inert])')?.getAttribute('aria-label')
const loaded = () => [...document.querySelectorAll('img')].map((picture) => picture.alt)

it('wraps around both ways', async () => {
  render(slides(3))
  expect(place()).toBe('1 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(place()).toBe('3 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(place()).toBe('1 of 3')
})

it('loads one picture until somebody moves, then the neighbors', async () => {
  render(slides(5))
  expect(loaded()).toEqual(['View 0'])
  await userEvent.hover(screen.getByRole('group', { name: 'Pictures' }))
  expect(loaded()).toEqual(['View 0'])
  expect(document.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(loaded()).toEqual(['View 0', 'View 1', 'View 2'])
})

it('follows the arrow keys', async () => {
  render(slides(3))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(place()).toBe('3 of 3')
})

it('keeps the press on an arrow from whatever is around it', async () => {
  const open = vi.fn()
  render(
    // A stand-in for a card that opens a listing.
    <div role="presentation" onClick={open}>
      {slides(3)}
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(open).not.toHaveBeenCalled()
})

it('needs no buttons for one picture', () => {
  render(slides(1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
