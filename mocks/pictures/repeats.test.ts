import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import hashes from './hashes.gen.json'
import knownRepeats from './known-repeats.json'
import { distance, repeats } from './likeness.test-support'
import made from './made.json'
import manifest from '../../src/samples/pictures.gen.json'

const STORAGE = 'public/storage/properties'
const files = readdirSync(STORAGE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.webp'))
  .toSorted()
/** Rendered at 720 to 800 pixels: their 960 px files are scaled up. Lower this number with each one that is rendered anew. */
const WIDER_THAN_RENDERED = 25
type Entry = { name: string; width: number; height: number; file?: string }
const table: Record<string, { file: string; plain: string; mirrored: string }> = hashes

test('the hashes are those of the pictures; node mocks/pictures/hash.mjs writes them', () => {
  const cards = files.filter((path) => path.endsWith('-480.webp'))
  const now = cards.map((path) => [
    path.slice(0, -'-480.webp'.length),
    createHash('sha1')
      .update(readFileSync(join(STORAGE, path)))
      .digest('hex')
      .slice(0, 12),
  ])
  expect(Object.fromEntries(Object.entries(table).map(([name, { file }]) => [name, file]))).toEqual(
    Object.fromEntries(now),
  )
})

test('a mirrored picture is the same scene, and another building is not', () => {
  const [one, other] = [table['1/exterior']!, table['16/exterior'] ?? table['10/exterior']!]
  expect(distance(one, { plain: one.mirrored, mirrored: one.plain })).toBe(0)
  expect(distance(one, other)).toBeGreaterThan(80)
})

test('no two pictures show one scene but the known ones, and what no longer repeats leaves their list', () => {
  expect(repeats(table)).toEqual(knownRepeats)
})

test('each file is as wide as its name says', () => {
  const named = (path: string) => Number(/-(\d+)\.webp$/.exec(path)?.[1])
  expect(files.filter((path) => sizeOf(path).width !== named(path))).toEqual([])
})

test('the manifest tells the true size of the largest file', () => {
  const own = Object.entries(manifest as Record<string, Entry[]>).flatMap(([id, list]) =>
    list.map((each) => ({ ...each, at: each.file ?? `${id}/${each.name}` })),
  )
  const amiss = own.filter(({ at, width, height }) => {
    const [widest = 0] = widthsOf(at).toReversed()
    return widest !== width || sizeOf(`${at}-${widest}.webp`).height !== height
  })
  expect(amiss.map(({ at }) => at)).toEqual([])
})

test('no file is wider than its render but those that wait for a new one, which only become fewer', () => {
  const tooWide = Object.entries(made).filter(([at, [rendered = 0]]) => widthsOf(at).some((width) => width > Number(rendered)))
  expect(tooWide.length).toBeLessThanOrEqual(WIDER_THAN_RENDERED)
})

function widthsOf(at: string): number[] {
  return files
    .filter((path) => path.startsWith(`${at}-`))
    .map((path) => Number(/^\d+(?=\.webp$)/.exec(path.slice(at.length + 1))?.[0]))
    .filter((width) => width > 0)
    .toSorted((one, other) => one - other)
}

/** Pixels, from the header of a WebP file (RFC 9649). */
function sizeOf(path: string): { width: number; height: number } {
  const file = readFileSync(join(STORAGE, path))
  const chunk = file.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) }
  if (chunk !== 'VP8L') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  const bits = file.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}
