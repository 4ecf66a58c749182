import { expect, test } from 'vitest'
import { createBackend } from '../backend'
import { SCENARIOS } from './catalogue'
import { TEST_TIME } from './scenario'

// Generated worlds are the same rows under another name, and take a while to make.
const WRITTEN = SCENARIOS.filter(({ world }) => !world.endsWith('thousand'))

test('every scenario has an id of its own, a sentence on what to see, and a start within the product', () => {
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length)
  for (const { id, see, start, title } of SCENARIOS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(title, id).not.toBe('')
    expect(see, id).toMatch(/[.…'”)]$/)
    expect(start, id).toMatch(/^\/(?!\/)/)
  }
})

test('every scenario opens twice to the same state', async () => {
  for (const scenario of WRITTEN) {
    const open = async () => {
      const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenario }, frozen: true })
      await backend.ready
      return { rows: backend.db.dump(), clock: backend.clock.now() }
    }
    expect(await open(), scenario.id).toEqual(await open())
  }
})
