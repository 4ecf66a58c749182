import { act, renderHook } from '@testing-library/react'
import { startTransition, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSearch } from '@/domain/search/filter-state'
import { useAfterPaint } from '@/listing/search/use-settled'
import { RenderedChange, useAtOnce } from './use-at-once'
import { useSearchState } from './use-search-state'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is rendered between a letter and the screen that follows it does not undo the letter', () => {
  const search = defaultSearch()
  const { result } = renderHook(() => ({ state: useSearchState(search, () => {}), again: useState(0)[1] }))
  const { state, again } = result.current
  let before = ''
  act(() => {
    startTransition(() => void state.change((now) => ({ ...now, q: 'Ja' }), { replace: true }))
    flushSync(() => again(1))
    state.change(
      (now) => {
        before = now.q
        return { ...now, q: `${now.q}r` }
      },
      { replace: true },
    )
  })
  expect(before).toBe('Ja')
  expect(result.current.state.shown.q).toBe('Jar')
})

test('results for typed words are worked out once no letter has come for a moment', () => {
  const { result, rerender } = renderHook(({ q }) => useAfterPaint(q, () => 150), { initialProps: { q: { text: '' } } })
  for (const text of ['J', 'Ja', 'Jar']) {
    rerender({ q: { text } })
    act(() => void vi.advanceTimersByTime(100))
    expect(result.current.text).toBe('')
  }
  act(() => void vi.advanceTimersByTime(50))
  expect(result.current.text).toBe('Jar')
})

test('a press shows at once, and the page follows after the frame and writes the URL after the next', () => {
  const onChange = vi.fn()
  const { result } = renderHook(() => useSearchState(defaultSearch(), onChange))
  act(() => void result.current.change((now) => ({ ...now, category: 'land' }), { later: true }))
  expect(result.current.shown.category).toBe('all')
  act(() => void vi.advanceTimersByTime(50))
  expect(result.current.shown.category).toBe('land')
  act(() => void vi.advanceTimersByTime(50))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ category: 'land' }), { replace: false })
})

test('a press is kept while the URL of the one before arrives', () => {
  const { result, rerender } = renderHook(({ search }) => useSearchState(search, () => {}), {
    initialProps: { search: defaultSearch() },
  })
  act(() => void result.current.change((now) => ({ ...now, category: 'land' })))
  act(() => void vi.advanceTimersByTime(50))
  act(() => void result.current.change((now) => ({ ...now, mode: 'rent' }), { later: true }))
  rerender({ search: { ...defaultSearch(), category: 'land' } })
  act(() => void vi.advanceTimersByTime(50))
  expect(result.current.shown).toMatchObject({ category: 'land', mode: 'rent' })
})

test('a control shows its own press until a change as new is rendered, its own or that of a link', () => {
  let rendered = 3
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RenderedChange value={rendered}>{children}</RenderedChange>
  )
  const { result, rerender } = renderHook(({ value }) => useAtOnce(value, () => 4), {
    wrapper,
    initialProps: { value: 'sale' },
  })
  act(() => result.current[1]('rent'))
  expect(result.current[0]).toBe('rent')
  rerender({ value: 'sale' })
  expect(result.current[0]).toBe('rent')
  rendered = 4
  rerender({ value: 'all' })
  expect(result.current[0]).toBe('all')
})
