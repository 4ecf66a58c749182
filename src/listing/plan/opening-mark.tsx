import type { Opening } from '@/domain/floor-plan/shapes'

const CM = 100
const WALL = 20

/** A door with its swing, an open passage, or a window, over the wall that it interrupts. */
export function OpeningMark({ opening }: { opening: Opening }) {
  const { kind, axis, into } = opening
  const [x, y, length] = [opening.x * CM, opening.y * CM, opening.length * CM]
  const alongX = axis === 'x'
  const gap = alongX
    ? { x, y: y - WALL / 2 - 1, width: length, height: WALL + 2 }
    : { x: x - WALL / 2 - 1, y, width: WALL + 2, height: length }
  if (kind === 'window') {
    const [dx, dy] = alongX ? [length, 0] : [0, length]
    return (
      <g className="stroke-ink" strokeWidth={3}>
        <rect {...gap} className="fill-surface" />
        <line x1={x} y1={y} x2={x + dx} y2={y + dy} />
      </g>
    )
  }
  if (kind === 'passage') return <rect {...gap} className="fill-surface-raised" />
  const leaf = alongX ? `M${x} ${y}v${into * length}` : `M${x} ${y}h${into * length}`
  // The leaf turns about the start of the gap; its edge sweeps a quarter of a circle to the end.
  const sweep = alongX ? (into > 0 ? 0 : 1) : into > 0 ? 1 : 0
  const arc = alongX
    ? `A${length} ${length} 0 0 ${sweep} ${x + length} ${y}`
    : `A${length} ${length} 0 0 ${sweep} ${x} ${y + length}`
  return (
    <g>
      <rect {...gap} className="fill-surface-raised" />
      <path d={leaf} className="fill-none stroke-ink" strokeWidth={kind === 'entrance' ? 8 : 5} />
      <path d={`${leaf}${arc}`} className="fill-none stroke-ink-muted" strokeWidth={2} />
    </g>
  )
}
