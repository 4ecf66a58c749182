// Checks every import of src and mocks against rules.mjs, that no files import each other in a circle, that no folder
// is too wide, and that no file only passes on what another file exports.
//   node tests/boundaries/check.mjs [root]     exit status 1 and one line an offence when something is wrong
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { DOOR, FREE, roomOf, TOOLBOX_DOOR, WIDE_FOLDERS, WIDEST_FOLDER } from './rules.mjs'

const root = resolve(process.argv[2] ?? '.')
const ALIASES = { '@/': 'src/', '@mocks/': 'mocks/', '@tests/': 'tests/' }
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

const files = ['src', 'mocks'].flatMap((folder) => list(join(root, folder)))
const offences = []
const graph = new Map()

for (const file of files) {
  if (FREE.test(file)) continue
  const room = roomOf(file)
  if (!room) {
    offences.push(`${file}: lies in no room of tests/boundaries/rules.mjs`)
    continue
  }
  const { module, program, source } = parse(file)
  if (onlyReexports(program)) offences.push(`${file}: only exports what other files hold; import those instead`)
  const imports = importsOf(module, source)
  graph.set(file, [])
  for (const { to, typeOnly, dynamic } of imports) {
    const target = resolveFrom(file, to)
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

for (const offence of offences.toSorted()) console.log(offence)
console.log(`${files.length} files, ${offences.length} offences`)
process.exit(offences.length > 0 || files.length === 0 ? 1 : 0)

function checkRoom(file, room, target, typeOnly) {
  if ([DOOR, TOOLBOX_DOOR].some(({ from, to }) => file === from && target === to)) return
  if (FREE.test(target))
    return void offences.push(`${file} imports ${target}: tests and stories are not for the product`)
  const other = roomOf(target)
  if (!other || other.id === room.id) return
  if (!room.own && room.may.includes(other.name) && room.name !== 'features') return
  if (room.may.includes(other.name) && other.name !== 'features') return
  if (typeOnly && room.typesOf?.includes(other.name)) return
  offences.push(
    `${file} imports ${target}: '${room.id}' may import ${room.may.join(', ') || 'nothing'}, not '${other.id}'`,
  )
}

function checkPackage(file, room, name, typeOnly) {
  if (!room.packages || name.endsWith('.css') || name.endsWith('.json')) return
  const pack = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]
  if (room.packages.includes(pack) || (typeOnly && room.typesPackages?.includes(pack))) return
  offences.push(`${file} imports the package ${name}: '${room.id}' may use ${room.packages.join(', ') || 'none'}`)
}

function parse(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, program } = parseSync(file, source)
  return { module, program, source }
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
    offences.push(`${folder}: ${count} source files in one folder; ${WIDEST_FOLDER} are the most`)
  }
}

function importsOf(module, source) {
  const text = ({ start, end }) => source.slice(start + 1, end - 1)
  return [
    ...module.staticImports.map((one) => ({
      to: one.moduleRequest.value,
      typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((one) =>
      one.entries
        .filter((entry) => entry.moduleRequest)
        .map((entry) => ({ to: entry.moduleRequest.value, typeOnly: entry.isType })),
    ),
    ...module.dynamicImports.map((one) => ({ to: text(one.moduleRequest), typeOnly: false, dynamic: true })),
  ]
}

function resolveFrom(file, specifier) {
  const clean = specifier.replace(/\?.*$/, '')
  const alias = Object.keys(ALIASES).find((start) => clean.startsWith(start))
  const base = alias
    ? ALIASES[alias] + clean.slice(alias.length)
    : clean.startsWith('.')
      ? posix.join(posix.dirname(file), clean)
      : undefined
  if (base === undefined) return undefined
  const found = ENDINGS.map((ending) => base + ending).find((path) => {
    const whole = join(root, path)
    return existsSync(whole) && statSync(whole).isFile()
  })
  return found ?? base
}

function findCycles() {
  const done = new Set()
  const path = []
  const visit = (file) => {
    if (done.has(file)) return
    const at = path.indexOf(file)
    if (at >= 0) return void offences.push(`a circle: ${[...path.slice(at), file].join(' -> ')}`)
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
}

function list(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return list(path)
    return /\.[cm]?tsx?$/.test(entry.name) && !entry.name.endsWith('.gen.ts')
      ? [relative(root, path).replaceAll('\\', '/')]
      : []
  })
}
