import { clsx } from 'clsx'
import L from 'leaflet'
import { useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { FLOOD_LEVELS } from '@/contract/listing/ph-facts'
import { labelOf } from '@/domain/listing/field-kinds'
import { isWithin, type PlacedListing } from '@/domain/search/query/bounds'
import { OVER_MAP } from '../pins/layer/clear-of'
import { useMapView } from '../pins/layer/use-map-view'
import { useWords } from '@/words/use-words'

type Level = (typeof FLOOD_LEVELS)[number]

/** Color and line: the levels differ without their colors too. */
const LOOKS: Record<Level, L.PathOptions> = {
  none: { color: 'var(--good)', fillOpacity: 0.08, dashArray: '2 5' },
  low: { color: 'var(--good)', fillOpacity: 0.3 },
  medium: { color: 'var(--warn)', fillOpacity: 0.36, dashArray: '7 4' },
  high: { color: 'var(--bad)', fillOpacity: 0.42, weight: 3 },
}
/** Meters around a listing: its statement holds for its lot. From afar as many pixels, to show around a cluster. */
const METERS = 220
const PIXELS = 38
/** Meters of a pixel at zoom 0, at Iloilo's latitude. */
const WORLD = 153_800
/** More circles than this say nothing, and cost frames. */
const MOST = 300

const isLevel = (text: string): text is Level => FLOOD_LEVELS.some((level) => level === text)

export function FloodLayer({ placed }: { placed: readonly PlacedListing[] }) {
  const t = useWords()
  const map = useMap()
  const { bounds, zoom } = useMapView()
  const stated = useMemo(
    () =>
      placed
        .flatMap((listing) => {
          const level = listing.ph.floodYear100
          return isLevel(level) && isWithin(listing, bounds) ? [{ listing, level }] : []
        })
        .slice(0, MOST),
    [placed, bounds],
  )
  useEffect(() => {
    const radius = Math.max(METERS, (PIXELS * WORLD) / 2 ** zoom)
    const circles = stated.map(({ listing: { lat, lng }, level }) => {
      const look = { weight: 2, ...LOOKS[level], fillColor: LOOKS[level].color, interactive: false }
      return L.circle([lat, lng], { radius, ...look }).addTo(map)
    })
    return () => {
      for (const circle of circles) circle.remove()
    }
  }, [map, stated, zoom])

  return createPortal(
    <section
      aria-label={t('Floods')}
      {...OVER_MAP}
      className={clsx(
        'pointer-events-none absolute top-3 right-16 left-3 z-[850] rounded-card bg-surface-raised p-3 text-xs',
        'text-ink shadow-2 md:top-28 md:right-auto md:w-64',
      )}
    >
      <h2 className="text-[0.8125rem]">{t('Flood once in 100 years, as stated')}</h2>
      <ul aria-label={t('Flood levels')} className="mt-1.5 grid grid-cols-2 gap-x-3 gap-y-1 md:grid-cols-1">
        {FLOOD_LEVELS.map((level) => (
          <li key={level} className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0">
              <circle
                cx="10"
                cy="10"
                r="8"
                stroke={LOOKS[level].color}
                fill={LOOKS[level].color}
                fillOpacity={LOOKS[level].fillOpacity}
                strokeWidth={LOOKS[level].weight ?? 2}
                strokeDasharray={String(LOOKS[level].dashArray ?? '')}
              />
            </svg>
            {labelOf('flood_year_100', level)}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-muted">
        {stated.length > 0
          ? t(
              'These Project NOAH levels are stated by the listers and not checked by us. The levels of the built-in listings are samples.',
            )
          : t('No property in view states a flood level.')}
      </p>
      <ul aria-label={t('Floods by property')} className="sr-only">
        {stated.map(({ listing: { id, title }, level }) => (
          <li key={id}>
            {title}: {labelOf('flood_year_100', level)}
          </li>
        ))}
      </ul>
    </section>,
    map.getContainer(),
  )
}
