import { unescaped } from '@/app/first-page/unescaped'

/** What a page shows otherwise: the text of a node, or an attribute of an element, null where it has none. */
export type Change = [node: number, text: string] | [node: number, attribute: string, value: string | null]

/** `nodes`: how many elements and texts the page has, as a check that the browser counts them alike. */
export type Changes = { nodes: number; changes: Change[] }

const TOKEN = /<!--[^]*?-->|<[^>]*>|[^<]+/g
const ATTRIBUTE = /\s([^\s=>/]+)="([^"]*)"/g

/** Elements and texts are counted in document order. Null where the structures differ. */
export function changesBetween(html: string, other: string): Changes | null {
  const nodes = nodesOf(html)
  const others = nodesOf(other)
  if (nodes.length !== others.length) return null
  const changes: Change[] = []
  for (const [index, node] of nodes.entries()) {
    const now = others[index] ?? ''
    if (node === now) continue
    if (nameOf(node) !== nameOf(now)) return null
    if (nameOf(node) === '') changes.push([index, unescaped(now)])
    else changes.push(...attributesBetween(node, now).map(([name, value]): Change => [index, name, value]))
  }
  return { nodes: nodes.length, changes }
}

function nodesOf(html: string): string[] {
  return (html.match(TOKEN) ?? []).filter((token) => !token.startsWith('<!--') && !token.startsWith('</'))
}

/** Of an element; empty for a text. */
const nameOf = (node: string) => /^<([^\s>/]+)/.exec(node)?.[1] ?? ''

function attributesBetween(node: string, other: string): [name: string, value: string | null][] {
  const before = attributesOf(node)
  const after = attributesOf(other)
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => [name, after.get(name) ?? null])
}

function attributesOf(node: string): Map<string, string> {
  return new Map([...node.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)]))
}
