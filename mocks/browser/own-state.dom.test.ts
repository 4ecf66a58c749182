import { beforeEach, expect, test } from 'vitest'
import { storeFromAnotherTab } from '@tests/helpers/storage'
import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { memoryPersistence } from '../store/memory-persistence.test-support'
import { ownState, storageIsOf } from './own-state'

const demo = scenarioById('default')

async function keptDemo() {
  const { persistence: kept } = memoryPersistence()
  const backend = createBackend({ scenario: demo, persistence: kept })
  await backend.ready
  return { kept, backend }
}

beforeEach(() => {
  localStorage.clear()
  storageIsOf(null)
})

test('a fresh browser, and one that only looked around, has nothing to lose', async () => {
  const { kept, backend } = await keptDemo()
  expect(await ownState({ storage: 'all', rowsOf: demo, persistence: kept })).toEqual([])
  await backend.writing(async () => {
    backend.db.user.update('102', { is_online: true, last_seen: backend.clock.iso() })
    backend.db.session.insert({ token: 'mock-1', user_id: '102', created_at: backend.clock.iso() })
  })
  storeFromAnotherTab('favorites', '[]')
  storeFromAnotherTab('currency', 'USD')
  expect(await ownState({ storage: 'all', rowsOf: demo, persistence: kept })).toEqual([])
})

test('what would be replaced is named', async () => {
  const { kept, backend } = await keptDemo()
  await backend.writing(async () => void backend.db.property.update('1', { title: 'Mine' }))
  storeFromAnotherTab('token', 'mock-1')
  storeFromAnotherTab('favorites', '["1"]')
  storeFromAnotherTab('compareList', '[{"id":"1"}]')
  storeFromAnotherTab('proventous:drafts', '{"102:c1":"Is it"}')
  expect(await ownState({ storage: 'all', rowsOf: demo, persistence: kept })).toEqual([
    'who is signed in',
    'your favorites',
    'your compare list',
    'your drafts',
    'the demo data kept in this browser',
  ])
  expect(await ownState({ storage: 'session', rowsOf: null, persistence: kept })).toEqual(['who is signed in'])
})

test('what a scenario wrote into browser storage is nobody’s own', async () => {
  const { kept } = await keptDemo()
  storeFromAnotherTab('token', 'scenario-102')
  storageIsOf(scenarioById('signed-in-verified'))
  expect(await ownState({ storage: 'all', rowsOf: null, persistence: kept })).toEqual([])
})
