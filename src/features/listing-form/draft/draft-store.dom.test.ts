import { afterEach, expect, test, vi } from 'vitest'
import { rememberLogOut, rememberUser } from '@/session/end/last-user'
import { forgetDraft, keepDraft, readDraft } from './draft-store'

const OWNER = '7'
const draft = (savedAt: number, ...names: string[]) => ({
  savedAt,
  values: { title: `Saved at ${savedAt}` } as never,
  photos: names.map((name) => ({ id: name, name })),
  cover: null,
})
const files = (...names: string[]) => names.map((name) => ({ id: name, name, file: new File([name], name) }))

/** Locks that other tabs hold. */
function otherTabsHold(...ids: string[]) {
  const held = ids.map((id) => ({ name: `proventous:draft:${OWNER}:${id}` }))
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } })
}

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const id of ['a', 'b']) await forgetDraft(OWNER, id)
})

test('two forms keep a draft each, with its own photos', async () => {
  await keepDraft(OWNER, 'a', draft(1, 'front'), files('front'))
  await keepDraft(OWNER, 'b', draft(2, 'garden'), files('garden'))
  expect(await readDraft(OWNER)).toMatchObject({ id: 'b', more: 1, photos: [{ name: 'garden' }], lost: [] })
  await forgetDraft(OWNER, 'b')
  expect(await readDraft(OWNER)).toMatchObject({ id: 'a', more: 0, photos: [{ name: 'front' }], lost: [] })
})

test('a draft that another tab writes is not offered', async () => {
  await keepDraft(OWNER, 'a', draft(1), [])
  await keepDraft(OWNER, 'b', draft(2), [])
  otherTabsHold('b')
  expect(await readDraft(OWNER)).toMatchObject({ id: 'a', more: 0 })
  otherTabsHold('a', 'b')
  expect(await readDraft(OWNER)).toBeNull()
})

test('a draft that is written while its user logs out does not stay', async () => {
  rememberLogOut(OWNER)
  await keepDraft(OWNER, 'a', draft(1, 'front'), files('front'))
  expect(await readDraft(OWNER)).toBeNull()
  rememberUser(OWNER)
})
