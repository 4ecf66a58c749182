import type { Arrow, Machine } from '@/contract/rules/machine'

/** A line of a drawing: the steps between the same two states share it. */
type Line = { from: string; to: string; words: string[] }

export function linesOf(arrows: readonly Arrow[]): Line[] {
  const lines = new Map<string, Line>()
  for (const arrow of arrows) {
    const { from, to } = ends(arrow)
    const line = lines.get(`${from} ${to}`) ?? { from, to, words: [] }
    line.words.push(arrow.when ? `${arrow.event} (${arrow.when})` : arrow.event)
    lines.set(`${from} ${to}`, line)
  }
  return [...lines.values()]
}

/** The number of a step's line in the drawing of its machine. */
export function lineNumber({ arrows }: Machine, arrow: Arrow): number {
  const { from, to } = ends(arrow)
  return linesOf(arrows).findIndex((line) => line.from === from && line.to === to) + 1
}

function ends({ from, to }: Arrow) {
  return { from: from ?? 'start', to: to ?? 'gone' }
}
