import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { endFile, leaveTest } from './leftovers'

// Loading the set-up for a document takes a second, so tests without a document skip it.
const page = typeof document === 'undefined' ? null : await import('./document')

// A fixed seed: property tests run the same cases every time.
configureGlobal({ seed: 20_260 })

let noise: MockInstance[] = []

beforeEach(() => {
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

/** Noise on the console fails a test. A test that expects it spies on the console itself and clears the spy (`mockClear`). */
afterEach(() => {
  leaveTest()
  page?.cleanup()
  const said = noise.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')))
  vi.restoreAllMocks()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  expect(said, 'the console stays quiet').toEqual([])
})

afterAll(async () => {
  // Code that a screen has asked for, such as Leaflet's, needs the page while it starts.
  if (page) await vi.dynamicImportSettled()
  endFile()
  page?.emptyPage()
})
