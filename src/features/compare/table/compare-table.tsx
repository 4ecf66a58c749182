import { useRef, type CSSProperties } from 'react'
import type { UnitSystem } from '@/domain/units/units'
import type { Compared } from '../compared'
import { ColumnHead } from './column-head'
import { FeatureRows } from './feature-rows'
import { gridClass, rowClass } from './grid'
import { PlanRow } from './plan-row'
import { differs, mixesSaleAndRent, plainRows } from './rows'
import { standingOf, StatusRow } from './status-row'
import { StickyStrip } from './sticky-strip'
import { ValueRow } from './value-row'

type Props = {
  compared: readonly Compared[]
  currency: string
  units: UnitSystem
  differencesOnly: boolean
  onRemove?: (id: string) => void
}

/** Properties side by side, a row a fact. */
export function CompareTable({ compared, currency, units, differencesOnly, onRemove }: Props) {
  const heads = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const entries = compared.map(({ entry }) => entry)
  const ids = entries.map((entry) => entry.id)
  const only = differencesOnly && entries.length > 1
  const rows = plainRows(compared, { currency, units }).filter((row) => !only || differs(row.values))
  const ratingAt = rows.findIndex((row) => row.key === 'rating')
  const beforeFeatures = ratingAt < 0 ? rows : rows.slice(0, ratingAt)
  const afterFeatures = ratingAt < 0 ? [] : rows.slice(ratingAt)
  return (
    <div style={{ '--n': entries.length } as CSSProperties}>
      <StickyStrip {...{ compared, currency, heads, strip }} />
      <div
        className="relative snap-x snap-proximity overflow-x-auto overscroll-x-contain md:snap-none md:scroll-pl-32 lg:scroll-pl-42 print:overflow-visible"
        onScroll={(event) => strip.current?.scrollTo({ left: event.currentTarget.scrollLeft })}
      >
        <div role="table" aria-label="Comparison" aria-colcount={entries.length + 1} className={gridClass}>
          <div role="rowgroup" ref={heads} className={rowClass}>
            <div role="row" className={`${rowClass} border-b border-line`}>
              <div
                role="columnheader"
                className="hidden md:sticky md:left-0 md:z-2 md:block md:border-r md:border-line md:bg-surface"
              >
                <span className="sr-only">Fact</span>
              </div>
              {compared.map((each) => (
                <ColumnHead
                  key={each.entry.id}
                  compared={each}
                  currency={currency}
                  onRemove={onRemove && (() => onRemove(each.entry.id))}
                />
              ))}
            </div>
          </div>
          <div role="rowgroup" className={rowClass}>
            {beforeFeatures.map((row) => (
              <ValueRow key={row.key} row={row} ids={ids} />
            ))}
            <FeatureRows entries={entries} differencesOnly={only} />
            {afterFeatures.map((row) => (
              <ValueRow key={row.key} row={row} ids={ids} />
            ))}
            {only && !differs(compared.map(standingOf)) ? null : <StatusRow compared={compared} />}
            <PlanRow compared={compared} />
          </div>
        </div>
      </div>
      {mixesSaleAndRent(entries) ? (
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          Sale prices and monthly rents are each compared among their own kind.
        </p>
      ) : null}
    </div>
  )
}
