// Reads which file imports which, as text: nothing of the project is run.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

const ALIASES = { '@/': 'src/', '@mocks/': 'mocks/', '@tests/': 'tests/' }
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
const FOLDERS = ['src', 'mocks', 'tests', '.storybook']

/**
 * The files of folders, from the root.
 * @param {string} root
 * @param {RegExp} named
 * @returns {string[]}
 */
export function filesIn(root, folders = FOLDERS, named = /\.[cm]?tsx?$|\.mjs$|\.css$/) {
  return folders
    .flatMap((folder) => list(join(root, folder), named))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
}

function list(folder, named) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return list(path, named)
    return named.test(entry.name) ? [path] : []
  })
}

/**
 * What a file imports.
 * @param {string} file its name tells the language
 * @param {string} source
 * @returns {{ to: string, typeOnly: boolean, dynamic?: boolean }[]}
 */
export function importsOf(file, source) {
  if (file.endsWith('.css'))
    return [...source.matchAll(/@import '([^']+)'/g)].map(([, to]) => ({ to, typeOnly: false }))
  const { module } = parseSync(file, source)
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
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      to: source.slice(start + 1, end - 1),
      typeOnly: false,
      dynamic: true,
    })),
  ]
}

/** The file that an import leads to, from the root; undefined for a package. A file that is not there stays as it is named. */
export function resolveImport(root, file, specifier) {
  const clean = specifier.replace(/\?.*$/, '')
  const alias = Object.keys(ALIASES).find((start) => clean.startsWith(start))
  if (!alias && !clean.startsWith('.')) return undefined
  const base = alias ? ALIASES[alias] + clean.slice(alias.length) : posix.join(posix.dirname(file), clean)
  const found = ENDINGS.map((ending) => base + ending).find((path) => {
    const whole = join(root, path)
    return existsSync(whole) && statSync(whole).isFile()
  })
  return found ?? base
}

/**
 * Who imports each file: product, mocks, tests and stories. A worker is imported by its address.
 * @returns {Map<string, string[]>}
 */
export function importersIn(root) {
  const importers = new Map()
  for (const file of filesIn(root)) {
    const source = readFileSync(join(root, file), 'utf8')
    const workers = [...source.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)].map(([, to]) => ({ to }))
    for (const { to } of [...importsOf(file, source), ...workers]) {
      const target = resolveImport(root, file, to)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}
