// Markdown tables for the documentation: MDX knows only what Markdown began with, to which pipes are text.

/** @typedef {{ type: string, value?: string, children?: Node[] }} Node */

const RULE = /^\s*\|?(\s*:?-{3,}:?\s*\|)+(\s*:?-{3,}:?\s*)?$/

/**
 * The lines of a paragraph, each as its cells; what stands between pipes may be any inline text.
 * @param {Node} paragraph
 */
function rowsOf({ children = [] }) {
  /** @type {Node[][][]} */
  const rows = [[[]]]
  for (const child of children) {
    if (child.type !== 'text') {
      rows.at(-1)?.at(-1)?.push(child)
      continue
    }
    for (const part of (child.value ?? '').split(/([|\n])/)) {
      if (part === '\n') rows.push([[]])
      else if (part === '|') rows.at(-1)?.push([])
      else if (part !== '') rows.at(-1)?.at(-1)?.push({ type: 'text', value: part })
    }
  }
  // A line begins and ends with a pipe: its first and last cells hold nothing.
  return rows.map((cells) => cells.slice(1, -1))
}

/** @param {Node} node */
const words = (node) => node.value ?? (node.children ?? []).map(words).join('')

/** @param {Node} node */
function asTable(node) {
  const lines = words(node).split('\n')
  if (node.type !== 'paragraph' || !lines[0]?.startsWith('|') || !RULE.test(lines[1] ?? '')) return
  const rows = rowsOf(node).filter((_, at) => at !== 1)
  node.type = 'table'
  node.children = rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  }))
}

/** A remark plugin: paragraphs that are written as tables become tables. */
export function tables() {
  return (/** @type {Node} */ tree) => {
    for (const node of tree.children ?? []) asTable(node)
  }
}
