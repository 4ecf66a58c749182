import type { LotPlan } from '@/domain/floor-plan/lot-plan'
import { formatLength, type UnitSystem } from '@/domain/units/units'

/** Centimetres on paper of the longer side of the drawing: lots of every size have letters of one size. */
const SIDE = 100
const LETTER = 4.6
const MARGIN = 12
/** Of the drawing's side: a road is as wide as stated between these. */
const ROAD = { least: 0.16, most: 0.3, unknown: 0.18 }

type Props = { plan: LotPlan; area: string; units: UnitSystem }

/** A lot seen from above on its road, with the lengths of its sides. */
export function LotDrawing({ plan, area, units }: Props) {
  const { frontage, depth, roadWidth, road, fenced } = plan
  const scale = SIDE / Math.max(frontage, depth)
  const [width, height] = [frontage * scale, depth * scale]
  const wide = roadWidth === null ? ROAD.unknown * SIDE : roadWidth * scale
  const roadHeight = Math.min(Math.max(wide, ROAD.least * SIDE), ROAD.most * SIDE)
  const across = Math.max(width, SIDE * 0.75)
  const left = -(across - width) / 2 - MARGIN
  const roadText = [road, roadWidth === null ? '' : `${formatLength(roadWidth, units)} wide`].filter(Boolean)
  const middle = height + roadHeight / 2
  return (
    <svg
      role="img"
      aria-label={wordsOf(plan, area, units)}
      viewBox={`${left} ${-MARGIN} ${across + 2 * MARGIN} ${height + roadHeight + MARGIN * 1.25}`}
      className="block h-auto max-h-112 w-full print:max-h-32 fill-ink"
      fontSize={LETTER}
      textAnchor="middle"
    >
      <rect x={left} y={height} width={across + 2 * MARGIN} height={roadHeight} className="fill-surface-sunken" />
      <path
        d={`M${left} ${middle}h${across + 2 * MARGIN}`}
        className="fill-none stroke-line-control"
        strokeWidth={0.6}
        strokeDasharray="4 3"
      />
      <rect
        width={width}
        height={height}
        className="fill-brand-soft stroke-ink"
        strokeWidth={fenced ? 1.4 : 0.9}
        strokeDasharray={fenced ? undefined : '3 1.6'}
      />
      <text x={width / 2} y={height / 2} fontSize={LETTER * 1.25} className="font-strong">
        {area}
      </text>
      <Measure from={[0, -4]} to={[width, -4]} text={formatLength(frontage, units)} />
      <Measure from={[-4, height]} to={[-4, 0]} text={formatLength(depth, units)} />
      {roadText.map((text, line) => (
        <text
          key={text}
          x={width / 2}
          y={middle + (line === 0 ? -LETTER * 0.45 : LETTER * 1.2)}
          className="fill-ink stroke-surface-sunken [paint-order:stroke]"
          strokeWidth={1.2}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** What the drawing shows, in words. */
function wordsOf({ frontage, depth, roadWidth, road }: LotPlan, area: string, units: UnitSystem): string {
  const sides = `${formatLength(frontage, units)} along ${road || 'the road'}, about ${formatLength(depth, units)} deep`
  return `Plan of the lot: ${area}, ${sides}${roadWidth === null ? '' : `, road ${formatLength(roadWidth, units)} wide`}`
}

type Point = readonly [number, number]

/** The length of a side, on a line beside it. */
function Measure({ from, to, text }: { from: Point; to: Point; text: string }) {
  const upright = from[0] === to[0]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const tick = upright ? 'm-1.5 0h3' : 'm0 -1.5v3'
  return (
    <g>
      <path
        d={`M${from.join(' ')}L${to.join(' ')}M${from.join(' ')}${tick}M${to.join(' ')}${tick}`}
        className="fill-none stroke-ink-muted"
        strokeWidth={0.5}
      />
      <text x={x} y={y - 1.6} transform={upright ? `rotate(-90 ${x} ${y})` : undefined}>
        {text}
      </text>
    </g>
  )
}
