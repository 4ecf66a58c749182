import type { ActivityDay } from '@/contract/account/activity'
import { ACTIVITY_FIGURES, activityTotal, type ActivityFigure } from '@/domain/listing/own/activity'
import { dayText } from '@/domain/tours/tour-times'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export const FIGURE_LABELS: Record<ActivityFigure, Label> = {
  views: 'Views',
  saves: 'Saves',
  inquiries: 'Inquiries',
  offers: 'Offers',
}

export function ActivityTable({ days, title }: { days: readonly ActivityDay[]; title: string | null }) {
  const t = useWords()
  const cell = 'px-2 py-1.5 text-right'
  return (
    <div
      role="region"
      aria-label={t('Day by day')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="mt-2 max-h-96 overflow-auto border-y border-line"
    >
      <table className="figures w-full text-[0.8125rem]">
        <caption className="sr-only">
          {title === null
            ? t('Last 30 days of all listings, day by day in Philippine time')
            : t('Last 30 days of {title}, day by day in Philippine time', { title })}
        </caption>
        <thead className="sticky top-0 bg-surface-raised">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-2 text-left">
              {t('Day')}
            </th>
            {ACTIVITY_FIGURES.map((figure) => (
              <th key={figure} scope="col" className={cell}>
                {t(FIGURE_LABELS[figure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-b border-line/60">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {dayText(day.date)}
              </th>
              {ACTIVITY_FIGURES.map((figure) => (
                <td key={figure} className={cell}>
                  {day[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-strong">
            <th scope="row" className="py-1.5 pr-2 text-left">
              {t('Total')}
            </th>
            {ACTIVITY_FIGURES.map((figure) => (
              <td key={figure} className={cell}>
                {activityTotal(days, figure).toLocaleString('en-US')}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
