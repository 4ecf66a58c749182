import { clsx } from 'clsx'
import { TOWER_PLACES, type TowerPlan } from '@/domain/floor-plan/tower-plan'

const CELL = 30
const PLATE = 3 * CELL
const GAP = 3
const LETTER = 5
/** The front of the building: its width, and where it stands beside the floor. */
const FRONT = { x: 122, width: 34 }
/** Floors drawn above the unit where the building's height is not stated. */
const OPEN_FLOORS = 2

/** The floor with the unit marked, north up, and the building from the street with the floor marked. */
export function TowerDrawing({ plan }: { plan: TowerPlan }) {
  const { facing, unit } = plan
  return (
    <svg
      role="img"
      aria-label={wordsOf(plan)}
      viewBox={`-4 -12 ${FRONT.x + FRONT.width + 28} ${PLATE + 24}`}
      className="block h-auto max-h-112 w-full print:max-h-32 fill-ink"
      fontSize={LETTER}
      textAnchor="middle"
    >
      <rect x={-1} y={-1} width={PLATE + 2} height={PLATE + 2} className="fill-surface stroke-ink" strokeWidth={1.4} />
      {TOWER_PLACES.map((place) => {
        const marked = place.facing === facing
        const [x, y] = [place.column * CELL, place.row * CELL]
        return (
          <g key={place.facing}>
            <rect
              x={x + GAP / 2}
              y={y + GAP / 2}
              width={CELL - GAP}
              height={CELL - GAP}
              className={marked ? 'fill-brand stroke-ink' : 'fill-none stroke-line-control'}
              strokeWidth={marked ? 1.2 : 0.6}
              strokeDasharray={marked ? undefined : '2 1.5'}
            />
            {marked ? (
              <text x={x + CELL / 2} y={y + CELL / 2 + LETTER * 0.35} className="fill-on-brand font-strong">
                {unit || 'Unit'}
              </text>
            ) : null}
          </g>
        )
      })}
      <rect
        x={CELL + GAP}
        y={CELL + GAP}
        width={CELL - 2 * GAP}
        height={CELL - 2 * GAP}
        className="fill-surface-sunken stroke-ink-muted"
        strokeWidth={0.8}
      />
      <text x={PLATE / 2} y={PLATE / 2 + LETTER * 0.35}>
        Lifts
      </text>
      <g className="stroke-ink" strokeWidth={0.8}>
        <path d={`M${PLATE + 9} 14V3m-2.6 4l2.6 -4l2.6 4`} className="fill-none" />
      </g>
      <text x={PLATE + 9} y={-1}>
        N
      </text>
      <Front plan={plan} />
    </svg>
  )
}

function Front({ plan: { floor, storeys } }: { plan: TowerPlan }) {
  const shown = storeys ?? floor + OPEN_FLOORS
  // The ground floor is 0 for some and 1 for others; the drawing numbers from 1, as lifts here do.
  const marked = Math.max(floor, 1)
  const height = PLATE / shown
  const top = (level: number) => PLATE - level * height
  return (
    <g>
      {Array.from({ length: shown }, (_, index) => index + 1).map((level) => (
        <rect
          key={level}
          x={FRONT.x}
          y={top(level)}
          width={FRONT.width}
          height={height}
          className={clsx(
            level === marked ? 'fill-brand' : 'fill-surface-sunken',
            storeys === null && level > floor ? 'stroke-line-control' : 'stroke-ink-muted',
          )}
          strokeWidth={0.5}
          strokeDasharray={storeys === null && level > floor ? '2 1.5' : undefined}
        />
      ))}
      <path
        d={`M${FRONT.x - 8} ${PLATE + 0.6}h${FRONT.width + 16}`}
        className="fill-none stroke-ink"
        strokeWidth={1.4}
      />
      <text x={FRONT.x + FRONT.width + 3} y={top(marked) + height / 2 + LETTER * 0.35} textAnchor="start">
        Floor {floor}
      </text>
      {storeys === null || storeys === marked ? null : (
        <text x={FRONT.x + FRONT.width + 3} y={LETTER} textAnchor="start" className="fill-ink-muted">
          {storeys}
        </text>
      )}
      <text x={PLATE / 2} y={PLATE + 9}>
        Floor {floor}, north up
      </text>
      <text x={FRONT.x + FRONT.width / 2} y={PLATE + 9}>
        Building
      </text>
    </g>
  )
}

/** What the drawing shows, in words. */
function wordsOf({ floor, storeys, facing, unit, tower }: TowerPlan): string {
  const parts = [
    `${unit ? `unit ${unit}` : 'the unit'} on floor ${floor}${storeys === null ? '' : ` of ${storeys}`}`,
    ...(facing ? [`looks ${facing}`] : []),
  ]
  return `Place in ${tower || 'the building'}: ${parts.join(', ')}`
}
