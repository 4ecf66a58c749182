import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// Radix needs these, jsdom lacks them.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
class NoIntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.IntersectionObserver ??= NoIntersectionObserver

let noise: MockInstance[] = []

beforeEach(() => {
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

/** Noise on the console fails a test. A test that expects it spies on the console itself and clears the spy (`mockClear`). */
afterEach(() => {
  cleanup()
  const said = noise.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')))
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  expect(said, 'the console stays quiet').toEqual([])
})
