import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import { nameOf } from './failure'
import { DEMO } from './options'
import { explain } from './report/rows'
import { namesFor } from './resources'
import { RESOURCE_NAMES } from './resource-names.mjs'
import { conform, count, exitStatus } from './run'

const SKELETON = 'mocks/serve/skeleton.mjs'
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

async function start(file: string): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } })
  cleanups.push(() => child.kill())
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (url: Buffer) => resolve(url.toString().trim()))
    child.once('exit', () => reject(new Error(`${file} ended`)))
  })
}

/** The skeleton with a part of it written otherwise. */
async function startWith(before: string, after: string): Promise<string> {
  const source = await readFile(SKELETON, 'utf8')
  expect(source).toContain(before)
  const folder = await mkdtemp(join(tmpdir(), 'skeleton-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const file = join(folder, 'skeleton.mjs')
  await writeFile(file, source.replace(before, after))
  return start(file)
}

test('every call and event belongs to a resource', () => {
  const named = RESOURCE_NAMES.flatMap((name) => namesFor(name) ?? [])
  expect(named.toSorted()).toEqual([...ENDPOINTS, ...SOCKET_EVENTS].map(nameOf).toSorted())
})

async function check(base: string) {
  const only = namesFor('settings') ?? []
  return conform({ ...DEMO, base, socket: base, only, patience: { socket: 700 } })
}

test('the skeleton of Begin here keeps its resource', async () => {
  const { results } = await check(await start(SKELETON))
  const wrong = results.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'uncheckable')
  expect(wrong.map((result) => `${result.verdict} ${result.title}: ${explain(result)}`)).toEqual([])
  expect(exitStatus(results, 'required')).toBe(0)
  expect(count(results, 'passed')).toBeGreaterThan(9)
})

test.each([
  ['loses what is saved', 'owner.settings = Object', 'void Object', /getSettings, data\.\w+: expected/],
  [
    'lets everybody in',
    "if (!found) throw new Refusal(401, 'Please sign in first.')",
    'if (!found) return users[0]',
    /status: expected 401, got/,
  ],
  [
    'takes any language',
    "language: isOneOf('en', 'tl', 'hil', 'ceb')",
    'language: isText',
    /updateSettings, status.*: expected 422, got 200/,
  ],
  ['is not there', "'GET /api/settings':", "'GET /api/setting':", /getSettings is not implemented/],
])('conform is red when the skeleton %s', async (_, before, after, says) => {
  const { results } = await check(await startWith(before, after))
  expect(results.map(explain).join('\n')).toMatch(says)
  expect(exitStatus(results, 'required')).toBe(1)
})

test('each call and event belongs to one resource', () => {
  const names = RESOURCE_NAMES.flatMap((word) => namesFor(word) ?? [])
  expect(new Set(names).size).toBe(names.length)
  expect(names.toSorted()).toEqual(names.filter((name) => namesFor(name)).toSorted())
  expect(namesFor('setting')).toBeUndefined()
})
