import type { Range } from './range'

export function CrossedNote({ range: [from, to] }: { range: Range }) {
  if (to === null || to >= from) return null
  return <p className="mt-1.5 text-[0.8125rem] text-bad">The maximum is below the minimum, so nothing can match.</p>
}
