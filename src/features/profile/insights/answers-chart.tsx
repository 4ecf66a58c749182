import type { Insights } from '@/domain/people/profile'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const SIZE = 116
const WIDTH = 13
const RADIUS = (SIZE - WIDTH) / 2
const ROUND = 2 * Math.PI * RADIUS

export function AnswersChart({ insights }: { insights: Insights }) {
  const t = useWords()
  const known = insights.responseRate !== null
  const rate = Math.min(100, Math.round(insights.responseRate ?? 0))
  const { inquiries, responseTime: minutes } = insights
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="relative shrink-0" style={{ width: SIZE, height: SIZE }}>
        <svg
          aria-hidden
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          fill="none"
          strokeWidth={WIDTH}
          className="size-full -rotate-90"
        >
          <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className="stroke-ink/8" />
          {rate > 0 ? (
            <circle
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              strokeLinecap="round"
              strokeDasharray={`${(ROUND * rate) / 100} ${ROUND}`}
              className="stroke-good"
            />
          ) : null}
        </svg>
        <span aria-hidden className="price absolute inset-0 grid place-items-center text-xl">
          {known ? `${rate}%` : 'N/A'}
        </span>
      </div>
      <dl className="min-w-36 flex-1 space-y-3">
        <div>
          <dt className="text-[0.8125rem] text-ink-muted">{t('Response rate')}</dt>
          <dd className="font-bold">
            {known
              ? t.count(
                  inquiries,
                  '{rate}% of {n} inquiry answered, since you joined',
                  '{rate}% of {n} inquiries answered, since you joined',
                  { rate },
                )
              : t('No inquiry yet')}
          </dd>
        </div>
        <div>
          <dt className="text-[0.8125rem] text-ink-muted">{t('Average response time')}</dt>
          <dd className="font-bold">{minutes === null ? t('No answer yet') : duration(minutes)}</dd>
        </div>
      </dl>
    </div>
  )
}

function duration(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes))
  if (whole < 60) return t('{n} min', { n: whole })
  if (whole >= 2 * 24 * 60) return t('{n} days', { n: Math.round(whole / 1440) })
  return whole % 60 === 0
    ? t('{hours} h', { hours: whole / 60 })
    : t('{hours} h {minutes} min', { hours: Math.floor(whole / 60), minutes: whole % 60 })
}
