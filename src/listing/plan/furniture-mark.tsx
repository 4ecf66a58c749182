import type { Furniture } from '@/domain/floor-plan/shapes'

const CM = 100

/** A piece of furniture in outline, seen from above. */
export function FurnitureMark({ piece }: { piece: Furniture }) {
  const [x, y, width, height] = [piece.x, piece.y, piece.width, piece.depth].map((metres) => metres * CM) as [
    number,
    number,
    number,
    number,
  ]
  return (
    <g className="fill-surface-sunken stroke-ink-muted" strokeWidth={2}>
      <rect x={x} y={y} width={width} height={height} rx={ROUND[piece.kind]} />
      <Detail piece={piece} box={{ x, y, width, height }} />
    </g>
  )
}

type Box = { x: number; y: number; width: number; height: number }

const ROUND: Record<Furniture['kind'], number> = {
  bed: 10,
  sofa: 16,
  table: 6,
  counter: 2,
  wardrobe: 2,
  wc: 18,
  basin: 8,
  shower: 4,
  car: 40,
}
/** Centimetres from the wall that a pillow or a sofa's back takes. */
const BACK: Partial<Record<Furniture['kind'], number>> = { bed: 45, sofa: 22, wc: 18, car: 120 }

/** What tells the pieces from each other: a pillow, a back, a sink, a drain. */
function Detail({ piece, box }: { piece: Furniture; box: Box }) {
  const { kind, against } = piece
  const { x, y, width, height } = box
  const back = BACK[kind]
  if (back !== undefined) {
    const line = {
      back: { x1: x, y1: y + back, x2: x + width, y2: y + back },
      front: { x1: x, y1: y + height - back, x2: x + width, y2: y + height - back },
      left: { x1: x + back, y1: y, x2: x + back, y2: y + height },
      right: { x1: x + width - back, y1: y, x2: x + width - back, y2: y + height },
    }[against]
    return <line {...line} />
  }
  if (kind === 'counter') {
    const long = width > height
    const sink = long ? { x: x + 25, y: y + 14 } : { x: x + 14, y: y + 25 }
    const stove = long ? { cx: x + width - 40, cy: y + height / 2 } : { cx: x + width / 2, cy: y + height - 40 }
    return (
      <>
        <rect {...sink} width={36} height={36} rx={5} />
        <circle {...stove} r={14} />
      </>
    )
  }
  if (kind === 'wardrobe') return <line x1={x} y1={y} x2={x + width} y2={y + height} />
  if (kind === 'shower' || kind === 'basin') return <circle cx={x + width / 2} cy={y + height / 2} r={7} />
  return null
}
