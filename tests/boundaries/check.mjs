// Checks every import of src and mocks against rules.mjs, that no files import each other in a circle, that no folder
// is too wide, and that no file only passes on what another file exports.
import { readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { readCommandLine } from '../../.ci/command-line.mjs'
import { filesIn, importsOf, resolveImport } from './imports.mjs'
import { CLOSED, DOOR, FREE, roomOf, TOOLBOX_DOOR, WIDE_FOLDERS, WIDEST_FOLDER } from './rules.mjs'

const HELP = `npm run boundaries [-- FOLDER]   checks every import against tests/boundaries/rules.mjs

Prints a line an offense, and ends with 1 where there is one.`

const { names } = readCommandLine(HELP, {}, {})
const root = resolve(names[0] ?? '.')

const files = filesIn(root, ['src', 'mocks'], /\.[cm]?tsx?$/).filter((file) => !file.endsWith('.gen.ts'))
const offenses = []
const graph = new Map()

for (const file of files) {
  if (FREE.test(file)) continue
  const room = roomOf(file)
  if (!room) {
    offenses.push(`${file}: lies in no room of tests/boundaries/rules.mjs`)
    continue
  }
  const source = readFileSync(join(root, file), 'utf8')
  const { program } = parseSync(file, source)
  if (onlyReexports(program)) offenses.push(`${file}: only exports what other files hold; import those instead`)
  const imports = importsOf(file, source)
  graph.set(file, [])
  for (const { to, typeOnly, dynamic } of imports) {
    const target = resolveImport(root, file, to)
    if (target === undefined) {
      checkPackage(file, room, to, typeOnly)
      continue
    }
    if (!dynamic) graph.get(file).push(target)
    checkRoom(file, room, target, typeOnly)
  }
}
findCycles()
findWideFolders()

for (const offense of offenses.toSorted()) console.log(offense)
console.log(`${files.length} files, ${offenses.length} offenses`)
process.exit(offenses.length > 0 || files.length === 0 ? 1 : 0)

function checkRoom(file, room, target, typeOnly) {
  if ([DOOR, TOOLBOX_DOOR].some(({ from, to }) => file === from && target === to)) return
  if (FREE.test(target))
    return void offenses.push(`${file} imports ${target}: tests and stories are not for the product`)
  const closed = CLOSED.find(({ at, typesToAll }) => at.test(target) && !(typeOnly && typesToAll))
  if (closed && !closed.to.test(file))
    return void offenses.push(`${file} imports ${target}: screens get listings from src/listing/search`)
  const other = roomOf(target)
  if (!other || other.id === room.id) return
  if (!room.own && room.may.includes(other.name) && room.name !== 'features') return
  if (room.may.includes(other.name) && other.name !== 'features') return
  if (typeOnly && room.typesOf?.includes(other.name)) return
  offenses.push(
    `${file} imports ${target}: '${room.id}' may import ${room.may.join(', ') || 'nothing'}, not '${other.id}'`,
  )
}

function checkPackage(file, room, name, typeOnly) {
  if (!room.packages || name.endsWith('.css') || name.endsWith('.json')) return
  const pack = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]
  if (room.packages.includes(pack) || (typeOnly && room.typesPackages?.includes(pack))) return
  offenses.push(`${file} imports the package ${name}: '${room.id}' may use ${room.packages.join(', ') || 'none'}`)
}

/** Whether a file has exports, and all of them come from other files. */
function onlyReexports({ body }) {
  const imported = new Set()
  for (const node of body) {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) imported.add(local.name)
  }
  const passesOn = (node) =>
    node.type === 'ExportAllDeclaration' ||
    (node.type === 'ExportNamedDeclaration' &&
      !node.declaration &&
      (node.source !== null || node.specifiers.every(({ local }) => imported.has(local.name))))
  const own = body.filter(({ type }) => type !== 'ImportDeclaration')
  return own.length > 0 && own.every(passesOn)
}

function findWideFolders() {
  const counts = new Map()
  for (const file of graph.keys()) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  for (const [folder, count] of counts) {
    if (count <= WIDEST_FOLDER || WIDE_FOLDERS.includes(folder)) continue
    offenses.push(`${folder}: ${count} source files in one folder; ${WIDEST_FOLDER} are the most`)
  }
}

function findCycles() {
  const done = new Set()
  const path = []
  const visit = (file) => {
    if (done.has(file)) return
    const at = path.indexOf(file)
    if (at >= 0) return void offenses.push(`a circle: ${[...path.slice(at), file].join(' -> ')}`)
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
}
