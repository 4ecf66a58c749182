import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useImagePriority } from './image-priority'

function Frame({ name, first = false }: { name: string; first?: boolean }) {
  const { mayGo, settled } = useImagePriority(first)
  return (
    <button type="button" onClick={settled}>
      {name} {mayGo ? 'goes' : 'waits'}
    </button>
  )
}

const shown = () => screen.getAllByRole('button').map((button) => button.textContent)

afterEach(() => void vi.useRealTimers())

test('pictures wait until the first of the screen are there, and never go back to waiting', async () => {
  const { rerender } = render(<Frame name="cover" first />)
  rerender(
    <>
      <Frame key="cover" name="cover" first />
      <Frame key="second" name="second" />
    </>,
  )
  expect(shown()).toEqual(['cover goes', 'second waits'])
  act(() => screen.getByText(/cover/).click())
  expect(shown()).toEqual(['cover goes', 'second goes'])
  rerender(
    <>
      <Frame key="other" name="other" first />
      <Frame key="second" name="second" />
    </>,
  )
  expect(shown()).toEqual(['other goes', 'second goes'])
})

test('a first picture that takes too long, or leaves the screen, holds nothing up', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Frame key="cover" name="cover" first />)
  const both = (
    <>
      <Frame key="cover" name="cover" first />
      <Frame key="second" name="second" />
    </>
  )
  rerender(both)
  expect(shown()).toEqual(['cover goes', 'second waits'])
  act(() => void vi.advanceTimersByTime(3_000))
  expect(shown()).toEqual(['cover goes', 'second goes'])

  rerender(<Frame key="next" name="next" first />)
  rerender(
    <>
      <Frame key="next" name="next" first />
      <Frame key="third" name="third" />
    </>,
  )
  expect(shown()).toEqual(['next goes', 'third waits'])
  rerender(<Frame key="third" name="third" />)
  expect(shown()).toEqual(['third goes'])
})

test('a picture that waits goes at once when it becomes one of the first', () => {
  const { rerender } = render(<Frame key="cover" name="cover" first />)
  const both = (first: boolean) => (
    <>
      <Frame key="cover" name="cover" first />
      <Frame key="second" name="second" first={first} />
    </>
  )
  rerender(both(false))
  expect(shown()).toEqual(['cover goes', 'second waits'])
  rerender(both(true))
  expect(shown()).toEqual(['cover goes', 'second goes'])
  rerender(both(false))
  expect(shown()).toEqual(['cover goes', 'second goes'])
})
