import { expect, test } from 'vitest'
import { createBackend } from './backend'
import { createClock } from './clock'
import { memoryPersistence } from './store/memory-persistence.test-support'
import { scenarioById } from './scenarios/catalog'

const HOUR = 3_600_000

test('a clock that was frozen stands still, and runs on from there', async () => {
  const clock = createClock({ startsAt: '2026-06-15T01:00:00.000Z' })
  const running = createClock()
  let rang = 0
  clock.after(30, () => (rang += 1))
  clock.freeze()
  const stood = clock.now()
  await new Promise<void>((resolve) => void running.after(60, resolve))
  expect([clock.now(), clock.stopped(), rang]).toEqual([stood, stood, 0])
  clock.run()
  await expect.poll(() => rang).toBe(1)
  expect(clock.stopped()).toBeNull()
  expect(clock.now() - stood).toBeGreaterThan(0)
})

test('a jump alone is kept over a reload, and taken over by other tabs', async () => {
  const { persistence } = memoryPersistence()
  const open = async () => {
    const backend = createBackend({ scenario: scenarioById('default'), persistence })
    await backend.ready
    return backend
  }
  const one = await open()
  const other = await open()
  await one.writing(async () => one.clock.advance(3 * HOUR))
  expect(await other.reading(async () => other.clock.offset())).toBe(one.clock.offset())
  await other.writing(async () => other.clock.freeze())
  const reloaded = await open()
  expect(reloaded.clock.stopped()).toBe(other.clock.stopped())
  expect(reloaded.seededAt()).toBe(one.seededAt())
  await reloaded.writing(async () => reloaded.clock.run())
  await one.reading(async () => {})
  expect(one.clock.stopped()).toBeNull()
})
