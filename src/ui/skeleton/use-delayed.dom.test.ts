import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDelayed } from './use-delayed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('stays false for a quick answer and turns true after 150 ms of waiting', () => {
  const { result, rerender } = renderHook(({ waiting }) => useDelayed(150, waiting), {
    initialProps: { waiting: true },
  })
  act(() => void vi.advanceTimersByTime(149))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  rerender({ waiting: false })
  expect(result.current).toBe(false)
})
