import { capitalise } from '@/domain/text'

type Props = { name: string; total: number; counts: readonly number[] }

const [WIDTH, HEIGHT] = [100, 30]

/** One figure: its sum, and a line through its days. The table says the same to those who cannot see the line. */
export function ActivityLine({ name, total, counts }: Props) {
  const most = Math.max(1, ...counts)
  const points = counts.map((count, day) => {
    const x = counts.length > 1 ? (day * WIDTH) / (counts.length - 1) : 0
    return `${x.toFixed(1)},${(HEIGHT - 1 - (count * (HEIGHT - 2)) / most).toFixed(1)}`
  })
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-muted">{capitalise(name)}</dt>
      <dd>
        <span className="price block text-xl">{total.toLocaleString('en-US')}</span>
        <svg
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="mt-1 h-9 w-full overflow-visible"
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line" vectorEffect="non-scaling-stroke" />
          <polyline
            points={points.join(' ')}
            fill="none"
            strokeWidth="1.75"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className={total > 0 ? 'stroke-action' : 'stroke-line-control'}
          />
        </svg>
      </dd>
    </div>
  )
}
