import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef, type CSSProperties } from 'react'
import type { ListingImage } from '@/domain/listing/listing'
import type { UnitSystem } from '@/domain/units/units'
import { ListingTypeBadge } from '@/listing/card/listing-badges'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useMonthTexts } from '@/listing/monthly/use-costs'
import { PlanFigures } from '@/listing/plan-figures'
import { useRoutePrefix } from '@/session/route-prefix'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { Compared } from '../compared'
import { storedPicture } from '../stored-picture'
import { Dash } from './dash'
import { FeatureRows } from './feature-rows'
import { gridClass, rowClass, cellClass, labelClass, labelTextClass } from './grid'
import { differs, mixesSaleAndRent, plainRows, priceText } from './rows'
import { standingOf, StatusRow } from './status-row'
import { StickyStrip } from './sticky-strip'
import { ValueRow } from './value-row'
import { useWords } from '@/words/use-words'

type Props = {
  compared: readonly Compared[]
  currency: string
  units: UnitSystem
  differencesOnly: boolean
  onRemove?: (id: string) => void
}

export function CompareTable({ compared, currency, units, differencesOnly, onRemove }: Props) {
  const t = useWords()
  const heads = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const entries = compared.map(({ entry }) => entry)
  const ids = entries.map((entry) => entry.id)
  const monthOf = useMonthTexts(entries.some((entry) => entry.listing_type === 'sale'))
  const only = differencesOnly && entries.length > 1
  const rows = plainRows(compared, { currency, units, monthOf }).filter((row) => !only || differs(row.values))
  const ratingAt = rows.findIndex((row) => row.key === 'rating')
  const beforeFeatures = ratingAt < 0 ? rows : rows.slice(0, ratingAt)
  const afterFeatures = ratingAt < 0 ? [] : rows.slice(ratingAt)
  return (
    <div style={{ '--n': entries.length } as CSSProperties}>
      <StickyStrip {...{ compared, currency, heads, strip }} />
      <div
        className={clsx(
          'relative snap-x snap-proximity overflow-x-auto overscroll-x-contain md:snap-none md:scroll-pl-32',
          'lg:scroll-pl-42 print:overflow-visible',
        )}
        onScroll={(event) => strip.current?.scrollTo({ left: event.currentTarget.scrollLeft })}
      >
        <div role="table" aria-label={t('Comparison')} aria-colcount={entries.length + 1} className={gridClass}>
          <div role="rowgroup" ref={heads} className={rowClass}>
            <div role="row" className={`${rowClass} border-b border-line`}>
              <div
                role="columnheader"
                className="hidden md:sticky md:left-0 md:z-2 md:block md:border-r md:border-line md:bg-surface"
              >
                <span className="sr-only">{t('Fact')}</span>
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
          {t('Sale prices and monthly rents are each compared among their own kind.')}
        </p>
      ) : null}
    </div>
  )
}

type ColumnHeadProps = {
  compared: Compared
  currency: string
  onRemove?: () => void
}

function ColumnHead({ compared, currency, onRemove }: ColumnHeadProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const { entry, gone, priceThen } = compared
  return (
    <div
      role="columnheader"
      className="relative min-w-0 snap-start scroll-ml-0 pr-3 pb-3 text-left font-medium md:px-3 lg:px-4"
    >
      <div className="relative overflow-hidden rounded-card">
        <div aria-hidden className="aspect-4/3">
          <ListingPicture fill image={pictureOf(compared)} title="" sizes="(min-width: 768px) 22rem, 9rem" />
        </div>
        <span className="absolute top-2 left-2">
          <ListingTypeBadge onPicture listing={{ listingType: entry.listing_type }} />
        </span>
        {onRemove ? (
          <IconButton
            look="solid"
            label={t('Remove {title} from comparison', { title: entry.title })}
            data-remove
            onClick={onRemove}
            className="absolute! top-1 right-1 rounded-full print:hidden"
          >
            <X aria-hidden size={18} />
          </IconButton>
        ) : null}
      </div>
      <div className="mt-2.5 line-clamp-3 text-[0.9375rem] leading-snug font-strong wrap-anywhere">
        {gone ? (
          entry.title
        ) : (
          <Link
            to={`${prefix}/property/$id`}
            params={{ id: entry.id }}
            className="hover:underline hover:underline-offset-4"
          >
            {entry.title}
          </Link>
        )}
      </div>
      {priceThen === null ? null : (
        <p className="figures mt-1 text-xs text-ink-muted">
          {t('Was {price} when added', { price: priceText(entry, priceThen, currency) })}
        </p>
      )}
    </div>
  )
}

/** The first picture; of a listing that is not known now, the one that was stored. */
function pictureOf({ entry, listing }: Compared): ListingImage | undefined {
  return listing ? listing.images[0] : storedPicture(entry)
}

function PlanRow({ compared }: { compared: readonly Compared[] }) {
  const t = useWords()
  const plansOf = ({ listing }: Compared) => listing?.floorPlans ?? []
  if (compared.every((each) => plansOf(each).length === 0)) return null
  return (
    <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
      <div role="rowheader" className={labelClass}>
        <span className={labelTextClass}>{t('Plan')}</span>
      </div>
      {compared.map((each) => (
        <div role="cell" key={each.entry.id} className={cellClass}>
          {each.listing && plansOf(each).length > 0 ? (
            <div className="grid max-w-72 gap-3">
              <PlanFigures listing={each.listing} />
            </div>
          ) : (
            <Dash />
          )}
        </div>
      ))}
    </div>
  )
}
