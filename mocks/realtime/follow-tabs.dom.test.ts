import { expect, test, vi } from 'vitest'
import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { memoryPersistence } from '../store/memory-persistence.test-support'
import { followTabs } from './follow-tabs'

test('a clock that another tab has moved is this tab’s at once, and its screens ask again', async () => {
  const { persistence } = memoryPersistence()
  const open = async () => {
    const backend = createBackend({ scenario: scenarioById('default'), persistence })
    await backend.ready
    return backend
  }
  const [here, there] = [await open(), await open()]
  await here.reading(async () => {})
  const moved = vi.fn<() => void>()
  const stop = followTabs(here, moved)
  const channel = new BroadcastChannel('proventous-mock:saves')
  const saved = () => channel.postMessage('default')

  await there.writing(async () => void there.db.property.update('1', { status: 'sold' }))
  saved()
  await vi.waitFor(() => expect(here.db.property.find('1')?.status).toBe('sold'))
  expect(moved).not.toHaveBeenCalled()

  await there.passTime(7 * 86_400_000)
  saved()
  await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce())
  expect(here.clock.offset()).toBe(there.clock.offset())
  stop()
  channel.close()
})
