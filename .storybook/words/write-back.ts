import { parseSync, Visitor } from 'oxc-parser'
import type { Edit } from './deck.ts'

type Change = { start: number; end: number; text: string }

/** A room's source with the edited texts in the places of the old ones. */
export function rewrittenRoom(file: string, source: string, edits: readonly Edit[]): string {
  const byText = new Map(edits.map((edit) => [edit.entry.english, edit]))
  const changes: Change[] = []
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      const edit = byText.get(name)
      if (!edit || value.type !== 'ArrayExpression') return
      changes.push({ start: key.start, end: key.end, text: edit.english })
      value.elements.forEach((element, at) => {
        const text = edit.translations[at]
        if (element && text !== undefined) changes.push({ start: element.start, end: element.end, text })
      })
    },
  }).visit(parseSync(file, source).program)
  return written(source, changes)
}

/** Code that asks for texts, with the new English in the places of the old. */
export function rewrittenCode(file: string, source: string, edits: readonly Edit[]): string {
  const renamed = new Map(edits.map(({ entry, english }) => [entry.english, english]))
  const changes: Change[] = []
  new Visitor({
    Literal({ value, start, end }) {
      const text = typeof value === 'string' ? renamed.get(value) : undefined
      if (text !== undefined) changes.push({ start, end, text })
    },
  }).visit(parseSync(file, source).program)
  return written(source, changes)
}

function written(source: string, changes: readonly Change[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => {
      const literal = `'${next.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
      return text.slice(0, start) + literal + text.slice(end)
    }, source)
}
