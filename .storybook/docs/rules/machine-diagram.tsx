import type { Machine } from '@/contract/rules/machine'
import { EVERY_MACHINE } from '@/contract/rules/machines'
import { linesOf } from './machine-lines'

const WIDTH = 720
const ROW = 96
const BOX = { x: 24, width: 168, height: 44 }
const LANE = 64

type Place = { at: number; name: string }

function placesOf({ states, arrows }: Machine): Place[] {
  const names = [
    ...(arrows.some(({ from }) => from === null) ? ['start'] : []),
    ...Object.keys(states),
    ...(arrows.some(({ to }) => to === null) ? ['gone'] : []),
  ]
  return names.map((name, at) => ({ name, at }))
}

/** The states below each other, each line to the right of them in a lane of its own. Its words are in the table of the steps. */
function Diagram({ id, machine }: { id: string; machine: Machine }) {
  const places = placesOf(machine)
  const lines = linesOf(machine.arrows)
  const middle = (name: string) => (places.find((place) => place.name === name)?.at ?? 0) * ROW + 24 + BOX.height / 2
  const right = BOX.x + BOX.width
  const height = places.length * ROW
  const lane = (WIDTH - right - LANE) / Math.max(1, lines.length)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      style={{ maxWidth: WIDTH, width: '100%' }}
    >
      <title id={`${id}-title`}>{`${machine.title}: states and what moves it`}</title>
      <desc id={`${id}-text`}>
        {lines.map(({ from, to, words }) => `From ${from} to ${to}: ${words.join(', ')}.`).join(' ')}
      </desc>
      <defs>
        <marker id={`${id}-head`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>
      {places.map(({ name, at }) => (
        <g key={name}>
          <rect
            x={BOX.x}
            y={at * ROW + 24}
            width={BOX.width}
            height={BOX.height}
            rx={name in machine.states ? 8 : 22}
            fill="none"
            stroke="currentColor"
          />
          <text x={BOX.x + BOX.width / 2} y={at * ROW + 24 + 27} textAnchor="middle" fill="currentColor" fontSize="14">
            {name}
          </text>
        </g>
      ))}
      {lines.map(({ from, to }, at) => {
        const out = right + LANE / 2 + (at + 1) * lane
        const shift = from === to ? 10 : 0
        const [start, end] = [middle(from) - shift - (from < to ? 6 : 0), middle(to) + shift + (from < to ? 6 : 0)]
        return (
          <g key={`${from} ${to}`}>
            <path
              d={`M${right} ${start} H${out} V${end} H${right + 2}`}
              fill="none"
              stroke="currentColor"
              markerEnd={`url(#${id}-head)`}
            />
            <text x={out + 4} y={(start + end) / 2 + 4} fill="currentColor" fontSize="13">
              {at + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Every machine of the contract, drawn. */
export function MachineDiagrams() {
  return (
    <>
      {EVERY_MACHINE.map(([id, machine]) => (
        <section key={id}>
          <h3>{machine.title}</h3>
          <Diagram id={`machine-${id}`} machine={machine} />
        </section>
      ))}
    </>
  )
}
