import { Link } from '@tanstack/react-router'
import type { MarketFigure } from '@/contract/search/market'
import { CATEGORIES } from '@/domain/listing/taxonomy'
import { formatMoneyWhole, formatPricePerArea } from '@/domain/money/money'
import { defaultSearch } from '@/domain/search/filter-state'
import { changeFilters, chooseSubtype } from '@/domain/search/search-changes'
import { writeSearch } from '@/domain/search/search-params'
import type { District } from '@/domain/search/words/districts'
import { useRoutePrefix } from '@/session/route-prefix'
import { useWords } from '@/words/use-words'

type Props = {
  district: District
  /** With which the figures of a district are compared; null for a town. */
  city: string | null
  figures: readonly MarketFigure[]
}

const MODES = [
  { mode: 'sale', title: 'For sale', price: 'Price' },
  { mode: 'rent', title: 'For rent', price: 'Monthly rent' },
] as const

export function FiguresByKind({ district, city, figures }: Props) {
  const t = useWords()
  const own = figures.filter((figure) => (figure.district === null) === (city === null))
  return MODES.map(({ mode, title, price }) => {
    const rows = own.filter((figure) => figure.listing_type === mode && isOfItsOwn(figure, own))
    return rows.length === 0 ? null : (
      <section key={mode} aria-labelledby={`figures-${mode}`} className="mt-8">
        <h2 id={`figures-${mode}`} className="text-xl">
          {t(title)}
        </h2>
        <ul className="mt-2 border-b border-line">
          {rows.map((figure) => (
            <li key={kindOf(figure)} className="border-t border-line py-4">
              <Row {...{ district, figure }} price={t(price)} />
              {city === null ? null : <Compared {...{ city, figure, figures }} />}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

const kindOf = ({ category, property_type, by }: MarketFigure) => [category, property_type, by].join(' ')

/** A category with a single type says the same again. */
function isOfItsOwn(figure: MarketFigure, all: readonly MarketFigure[]): boolean {
  const isPart = (other: MarketFigure) =>
    other.property_type !== null &&
    other.listing_type === figure.listing_type &&
    other.category === figure.category &&
    other.by === figure.by
  return figure.property_type !== null || all.filter(isPart).length > 1
}

function Row({ district, figure, price }: { district: District; figure: MarketFigure; price: string }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const { listing_type: mode, category, property_type: type, count, by } = figure
  const all = { ...defaultSearch(), mode, category }
  const search = changeFilters(type === null ? all : chooseSubtype(all, type), { places: [district] })
  const facts = [
    [by === 'lot' ? t('Per sqm of the lot') : t('Per sqm'), figure.per_sqm, formatPricePerArea],
    [price, figure.price, formatMoneyWhole],
    [t('Listed for'), figure.days, (days: number) => t.count(days, '{n} day', '{n} days')],
  ] as const
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={`${prefix}/properties`}
          search={writeSearch(search)}
          className="inline-flex min-h-11 items-center rounded-sm font-strong underline-offset-4 hover:underline"
        >
          {type === null
            ? t('All {category}', { category: t(CATEGORIES[category].label).toLowerCase() })
            : t.known(type)}
        </Link>
        <p className="figures text-[0.8125rem] text-ink-muted">
          {figure.per_sqm === null
            ? t.count(count, '{n} listing, too few for figures', '{n} listings, too few for figures')
            : t.count(count, '{n} listing', '{n} listings')}
        </p>
      </div>
      {figure.per_sqm === null ? null : (
        <dl className="figures flex flex-wrap gap-x-6 gap-y-2">
          {facts.map(([label, value, say]) => (
            <div key={label} className="min-w-28">
              <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
              <dd className="font-strong">{say(value ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Compared({ city, figure, figures }: { city: string; figure: MarketFigure; figures: readonly MarketFigure[] }) {
  const t = useWords()
  const wide = figures.find(
    (other) =>
      other.district === null && other.listing_type === figure.listing_type && kindOf(other) === kindOf(figure),
  )
  if (!wide || wide.per_sqm === null) return null
  return (
    <p className="figures mt-1 text-[0.8125rem] text-pretty text-ink-muted">
      {t.count(wide.count, '{city}: {price} per sqm, {n} listing', '{city}: {price} per sqm, {n} listings', {
        city,
        price: formatPricePerArea(wide.per_sqm),
      })}
    </p>
  )
}
