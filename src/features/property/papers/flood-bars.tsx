import { clsx } from 'clsx'
import { FLOOD_LEVELS } from '@/contract/listing/ph-facts'
import { labelOf } from '@/domain/listing/field-kinds'
import type { Listing } from '@/domain/listing/listing'

const RETURNS = [
  { field: 'flood_year_5', key: 'floodYear5', label: 'Once in 5 years' },
  { field: 'flood_year_25', key: 'floodYear25', label: 'Once in 25 years' },
  { field: 'flood_year_100', key: 'floodYear100', label: 'Once in 100 years' },
] as const

const TONES: Record<string, string> = { none: 'bg-good', low: 'bg-good', medium: 'bg-warn', high: 'bg-bad' }

export function hasFlood({ ph }: Listing): boolean {
  return RETURNS.some(({ key }) => ph[key] !== '')
}

/** On paper: the depths in one line. */
export function FloodLine({ listing: { ph } }: { listing: Listing }) {
  const words = RETURNS.map(({ field, key, label }) => {
    const level = ph[key]
    return `${label.toLowerCase()}: ${level ? labelOf(field, level) : 'not stated'}`
  })
  return <p className="mt-1.5 hidden text-[0.8125rem] print:block">Depth of floods, {words.join('; ')}</p>
}

/** How deep the water is stated to stand, as bars with their words. */
export function FloodBars({ listing: { ph } }: { listing: Listing }) {
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-[0.9375rem]">Depth of floods</h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        {RETURNS.map(({ field, key, label }) => {
          const level = ph[key]
          const place = FLOOD_LEVELS.findIndex((each) => each === level)
          return (
            <div key={field} className="min-w-0">
              <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
              <dd>
                <span aria-hidden className="my-1.5 flex gap-1">
                  {FLOOD_LEVELS.map((each, at) => (
                    <span
                      key={each}
                      className={clsx(
                        'h-2 flex-1 rounded-full border border-line-control/40',
                        place >= 0 && at <= place ? TONES[level] : 'bg-surface-sunken',
                      )}
                    />
                  ))}
                </span>
                <span className="text-[0.9375rem] font-semibold">{level ? labelOf(field, level) : 'Not stated'}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        In the levels of Project NOAH. Those of the built-in listings are samples; look at the hazard map of the place
        itself.
      </p>
    </div>
  )
}
