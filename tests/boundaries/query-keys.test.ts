import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

/** Calls whose first argument is a query key. */
const TAKING_A_KEY = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'setQueryDefaults'])

type Node = { type: string; start: number } & Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isList(value: unknown): boolean {
  if (!isNode(value)) return false
  return value.type === 'TSAsExpression' ? isList(value['expression']) : value.type === 'ArrayExpression'
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value['name'] === name
}

/** Whether a query key is written out here: `queryKey: […]`, `queryKey = […]` or `getQueryData([…])`. */
function isLiteralKey(node: Node): boolean {
  if (node.type === 'Property') return isNamed(node['key'], 'queryKey') && isList(node['value'])
  if (node.type === 'VariableDeclarator') return isNamed(node['id'], 'queryKey') && isList(node['init'])
  if (node.type !== 'CallExpression' || !isNode(node['callee']) || !Array.isArray(node['arguments'])) return false
  const method = node['callee']['property']
  return isNode(method) && TAKING_A_KEY.has(String(method['name'])) && isList(node['arguments'][0])
}

/** Where a source writes out query keys: `file:line`. */
function literalKeys(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    else if (isNode(value)) {
      if (isLiteralKey(value)) found.push(`${file}:${source.slice(0, value.start).split('\n').length}`)
      for (const each of Object.values(value)) visit(each)
    }
  }
  visit(parseSync(file, source).program)
  return found
}

test('a query key comes from a factory and is never written out where it is used', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => literalKeys(file, readFileSync(join('src', file), 'utf8')))).toEqual([])
})

test.each([
  "useQuery({ queryKey: ['tours', token], queryFn })",
  "queryOptions({ queryKey: ['tours'] as const })",
  "const queryKey = ['tours']",
  "client.setQueryData<Tour[]>(['tours'], [])",
])('%s is found', (source) => {
  expect(literalKeys('planted.ts', source)).toEqual(['planted.ts:1'])
})

test('keys of a factory pass', () => {
  expect(literalKeys('planted.ts', 'useQuery({ queryKey: tourKeys.list(token), queryFn })')).toEqual([])
})

/** Changes that a second press would send again: neither sent once nor one after the other in a queue (`scope`). */
function unguarded(file: string, source: string): string[] {
  if (file === 'api/send-once.ts') return []
  return [...source.matchAll(/useMutation\(\{(.*?)mutationFn/gs)]
    .filter(([, options]) => !/\bscope:/.test(options ?? ''))
    .map(({ index }) => `${file}:${source.slice(0, index).split('\n').length}`)
}

test('a change is sent once, however often it is pressed', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.flatMap((file) => unguarded(file, readFileSync(join('src', file), 'utf8')))).toEqual([])
  expect(unguarded('planted.ts', 'useMutation({ mutationFn })')).toEqual(['planted.ts:1'])
})
