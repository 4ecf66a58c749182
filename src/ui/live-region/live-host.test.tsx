import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce, announcement } from './announce'
import { LiveHost } from './live-host'

beforeEach(() => {
  vi.useFakeTimers()
  announcement.set('')
})
afterEach(() => void vi.useRealTimers())

it('says the last of several quick texts, once, and the same text again later', () => {
  const { container } = render(<LiveHost />)
  const region = container.firstElementChild
  for (const text of ['9 homes', '8 homes', '7 homes']) announce(text)
  act(() => void vi.advanceTimersByTime(399))
  expect(region).toHaveTextContent('')
  act(() => void vi.advanceTimersByTime(100))
  expect(region).toHaveTextContent('7 homes')
  announce('7 homes')
  act(() => void vi.advanceTimersByTime(401))
  expect(region).toHaveTextContent('')
  act(() => void vi.advanceTimersByTime(50))
  expect(region).toHaveTextContent('7 homes')
})
