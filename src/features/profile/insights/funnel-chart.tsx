import type { Insights } from '@/domain/people/profile'
import { useDates } from '@/session/regional'
import { useWords } from '@/words/use-words'

const BAR = 14

export function FunnelChart({ insights }: { insights: Insights }) {
  const t = useWords()
  const { count } = useDates()
  const steps = [
    { label: t('Listing views'), value: insights.listingViews, fill: 'fill-action' },
    { label: t('Likes'), value: insights.totalLikes, fill: 'fill-brand' },
    { label: t('Inquiries'), value: insights.inquiries, fill: 'fill-good' },
  ]
  const most = Math.max(1, ...steps.map(({ value }) => value))
  const rate = insights.conversionRate
  return (
    <>
      <dl className="space-y-3">
        {steps.map(({ label, value, fill }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt>{label}</dt>
            <dd className="contents">
              <span className="figures font-bold">{count(value)}</span>
              <svg aria-hidden width="100%" height={BAR} className="col-span-2 mt-1 block overflow-hidden rounded-full">
                <rect width="100%" height={BAR} className="fill-ink/8" />
                <rect
                  width={`${Math.max(value > 0 ? 1.5 : 0, (100 * value) / most)}%`}
                  height={BAR}
                  rx={BAR / 2}
                  className={fill}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-muted">
        {rate !== null
          ? t('{rate}% of the views of your listings led to an inquiry.', { rate })
          : t('As soon as somebody looks at a listing of yours, it is counted here.')}
      </p>
    </>
  )
}
