import { clsx } from 'clsx'
import type { Floor, Rect, Room } from '@/domain/floor-plan/shapes'
import { FurnitureMark } from './furniture-mark'
import { OpeningMark } from './opening-mark'

/** Centimetres: what the drawing counts in. */
const CM = 100
const OUTER = 20
const INNER = 10
const MARGIN = 30
/** Metres. */
const TREAD = 0.27
/** Centimetres of a letter's width by its height, on average. */
const LETTER = 0.56
const NAME = 27
const NUMBER = 34
/** Metres of width up to which letters have these sizes; on a wider plan they grow with it. */
const WIDTH = 9

type Props = {
  floor: Floor
  /** What the drawing has room for, in metres: of all floors together, so that they have one scale. */
  extent: Rect
  /** The number of each room in the list below, by its id. */
  numbers: ReadonlyMap<string, number>
  /** The id of the room that is marked. */
  marked?: string | undefined
  /** What the drawing shows, in words. */
  label: string
}

/** A floor in lines: walls, doors and windows, furniture, a number and where there is room a name for each room. */
export function FloorDrawing({ floor, extent, numbers, marked, label }: Props) {
  const { rooms, outside, width, depth } = floor
  const box = scaled(extent, -MARGIN)
  const scale = Math.max(1, extent.width / WIDTH)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className="block h-auto max-h-112 w-full print:max-h-32"
    >
      {outside.map((room) => (
        <rect
          key={room.id}
          {...scaled(room)}
          className={clsx('stroke-ink-muted', room.id === marked ? 'fill-brand-soft' : 'fill-none')}
          strokeWidth={4}
          strokeDasharray="18 12"
        />
      ))}
      <rect x={-OUTER / 2} y={-OUTER / 2} width={width * CM + OUTER} height={depth * CM + OUTER} className="fill-ink" />
      {rooms.map((room) => (
        <rect
          key={room.id}
          {...scaled(room, INNER / 2)}
          className={room.id === marked ? 'fill-brand-soft' : 'fill-surface-raised'}
        />
      ))}
      {floor.openings.map((opening) => (
        <OpeningMark key={`${opening.between.join()}${opening.x} ${opening.y}`} opening={opening} />
      ))}
      {floor.furniture.map((piece) => (
        <FurnitureMark key={`${piece.x} ${piece.y}`} piece={piece} />
      ))}
      {rooms
        .filter(({ kind }) => kind === 'stairs')
        .map((stairs) => (
          <path key={stairs.id} d={treads(stairs)} className="fill-none stroke-ink-muted" strokeWidth={2} />
        ))}
      {[...rooms, ...outside].map((room) =>
        numbers.has(room.id) ? (
          <RoomMark key={room.id} room={room} number={numbers.get(room.id) ?? 0} scale={scale} />
        ) : null,
      )}
    </svg>
  )
}

function scaled({ x, y, width, depth }: Rect, inset = 0) {
  return {
    x: x * CM + inset,
    y: y * CM + inset,
    width: width * CM - 2 * inset,
    height: depth * CM - 2 * inset,
  }
}

/** The edges of a stair's treads, across its way up. */
function treads({ x, y, width, depth }: Rect): string {
  const count = Math.floor(depth / TREAD)
  const inner = width * CM - INNER
  return Array.from({ length: count }, (_, step) => `M${x * CM + INNER / 2} ${(y + step * TREAD) * CM}h${inner}`).join(
    '',
  )
}

/** A room's number, with its name beneath where each word fits. */
function RoomMark({ room, number, scale }: { room: Room; number: number; scale: number }) {
  const [name, figure] = [NAME * scale, NUMBER * scale]
  const x = (room.x + room.width / 2) * CM
  const y = (room.y + room.depth / 2) * CM
  const words = room.name.split(' ')
  const fits = words.every((word) => word.length * name * LETTER < room.width * CM - 2 * INNER)
  const lines = fits && room.depth * CM > figure + words.length * name * 1.2 ? words : []
  const start = y - (lines.length * name * 1.15) / 2
  return (
    <g textAnchor="middle" className="fill-ink">
      <circle cx={x} cy={start} r={figure * 0.72} className="fill-surface-raised stroke-line" strokeWidth={2} />
      <text x={x} y={start + figure * 0.33} fontSize={figure} className="font-strong">
        {number}
      </text>
      {lines.map((word, line) => (
        <text
          key={word}
          x={x}
          y={start + figure * 0.72 + name * (line + 1)}
          fontSize={name}
          className="fill-ink stroke-surface-raised [paint-order:stroke]"
          strokeWidth={7}
        >
          {word}
        </text>
      ))}
    </g>
  )
}
