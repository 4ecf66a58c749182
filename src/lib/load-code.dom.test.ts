import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeError, damagedCode, loadCode, missedCode, RETRY_MS } from './load-code'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://host/part.js'))

it('tries a second time after a moment', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing).mockResolvedValueOnce('the part')
  const loaded = loadCode(load)
  await vi.advanceTimersByTimeAsync(RETRY_MS - 1)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('the part')
})

it('fails in plain words, counts it as missed, and tries anew the next time', async () => {
  const before = missedCode.get()
  const load = vi.fn<() => Promise<string>>().mockImplementation(missing)
  const failed = loadCode(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(await failed).toBeInstanceOf(CodeError)
  expect(missedCode.get()).toBe(before + 1)
  expect(new CodeError().message).not.toMatch(/module|http/)
  expect(await loadCode(() => Promise.resolve('the part'))).toBe('the part')
})

it('does not wait offline, where nothing says that a file is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const before = missedCode.get()
  const load = vi.fn<() => Promise<string>>().mockImplementation(missing)
  await expect(loadCode(load)).rejects.toThrow(CodeError)
  expect(load).toHaveBeenCalledOnce()
  expect(missedCode.get()).toBe(before)
})

it('loads a style sheet that failed with the code again, and without it the code counts as missing', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/map.css'))
  load.mockResolvedValue('the map')
  const failed = loadCode(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  style()?.dispatchEvent(new Event('error'))
  expect(await failed).toBeInstanceOf(CodeError)
  expect(style()).toBeNull()

  const loaded = loadCode(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(style()?.getAttribute('href')).toBe('/assets/map.css')
  style()?.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('the map')
})

const style = () => document.querySelector('link[rel=stylesheet]')

it('knows a file that arrived damaged, which no further import would load', async () => {
  expect(damagedCode.get()).toBe(false)
  const failed = loadCode(() => Promise.reject(new SyntaxError('Unexpected end of input'))).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(await failed).toBeInstanceOf(CodeError)
  expect(damagedCode.get()).toBe(true)
  damagedCode.set(false)
})
