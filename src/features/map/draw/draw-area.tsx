import type L from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { boxOf, type Area, type Point } from '@/domain/search/query/area'
import type { SearchState } from '@/domain/search/filter-state'
import { announce } from '@/ui/live-region/announce'
import { Button } from '@/ui/button/button'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import { useCountInArea } from '@/listing/search/use-counts'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { Corners } from './hand/corners'
import { DrawBar } from './draw-bar'
import { Lasso } from './hand/lasso'
import { PlaceChoice } from './place-choice'
import { cornersFor, soundArea, withCorner } from './rings'
import { useOutlines } from './use-outlines'
import { useRingNames } from './use-ring-names'
import { useWords } from '@/words/use-words'

export type DrawAreaProps = {
  area: Area | null
  name: string | null
  /** Whether it is being drawn or changed; else it is only shown. */
  drawing: boolean
  /** The address says no position: the map opens on the area. */
  fit: boolean
  search: SearchState
  /** What it finds, as far as the page has it. */
  placed: readonly PlacedListing[]
  onDone: (area: Area | null, name: string | null) => void
  onCancel: () => void
}

const NONE: Area = []

/** Room for what lies on the map: the buttons above on wide screens, on phones below. */
const FIT: L.FitBoundsOptions = { animate: false, paddingTopLeft: [24, 72], paddingBottomRight: [24, 72] }
const FIT_BESIDE_BAR: L.FitBoundsOptions = { ...FIT, paddingTopLeft: [24, 24], paddingBottomRight: [24, 130] }

const named = lazyModule(() => import('./named-areas').then((module) => module.NAMED_AREAS))

export default function DrawArea({ drawing, ...shown }: DrawAreaProps) {
  return drawing ? <DrawTool {...shown} /> : <Outline {...shown} />
}

function boundsOf(area: Area): L.LatLngBoundsLiteral {
  const { west, south, east, north } = boxOf(area)
  return [
    [south, west],
    [north, east],
  ]
}

type PartProps = Omit<DrawAreaProps, 'drawing'>

function Outline({ area, fit }: PartProps) {
  const map = useMap()
  useOutlines(area ?? NONE)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    if (!fit || !area) return
    map.fitBounds(boundsOf(area), FIT)
  }, [map, area, fit])
  return null
}

function DrawTool({ area: known, name, search, placed, onDone, onCancel }: PartProps) {
  const t = useWords()
  const map = useMap()
  const [area, setArea] = useState<Area>(known ?? NONE)
  const { nameOf, nameRing } = useRingNames(known, name)
  const [adding, setAdding] = useState(known === null)
  const sound = useMemo(() => soundArea(area), [area])
  const count = useCountInArea(search, placed, sound)
  const [byName, setByName] = useState(false)
  const places = named.use()
  useOutlines(area)
  useQuietMap()
  const done = useRef<HTMLButtonElement>(null)
  const inArea = count === undefined ? '' : t.count(count, '{n} property in the area', '{n} properties in the area')
  useEffect(() => {
    if (adding || area.length === 0 || inArea === '') return
    announce(inArea)
  }, [adding, area, inArea])
  useEffect(() => {
    if (!adding) done.current?.focus({ preventScroll: true })
  }, [adding])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onCancel()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onCancel])

  const most = cornersFor(area)
  const cancel = (
    <Button variant="quiet" size="small" onClick={onCancel}>
      {t('Cancel')}
    </Button>
  )
  const addRing = (points: readonly Point[], called?: string) => {
    const ring = points.map(({ lat, lng }) => ({ lat, lng }))
    if (called !== undefined) {
      nameRing(ring, called)
      // Whoever chose a place by its name wants to see it.
      if (!map.getBounds().contains(boundsOf([ring]))) map.fitBounds(boundsOf([ring]), FIT_BESIDE_BAR)
    }
    setArea([...area, ring])
    setAdding(false)
    setByName(false)
  }
  const clear = () => {
    setArea(NONE)
    setAdding(true)
  }
  const changeCorner = (ring: number, corner: number, to: Point | null) => {
    const changed = withCorner(area, ring, corner, to && { lat: to.lat, lng: to.lng })
    setArea(changed)
    if (changed.length === 0) setAdding(true)
  }

  // Not shown after a failure: the next press tries again.
  const namesShown = byName && places !== null
  const choosePlace = () => {
    setByName(!namesShown)
    if (!namesShown) void named.fetch()
  }

  if (adding)
    return (
      <Lasso most={most} onRing={(ring) => addRing(ring)}>
        {(close) => (
          <DrawBar
            text={close ? t('Set more corners, or close the area.') : t('Draw around the places you want.')}
            more={namesShown ? <PlaceChoice places={places} most={most} onRing={addRing} /> : null}
          >
            {cancel}
            {close ? null : (
              <Button variant="quiet" size="small" aria-expanded={namesShown} onClick={choosePlace}>
                {t('By name')}
              </Button>
            )}
            {close ? (
              <Button size="small" onClick={close}>
                {t('Close area')}
              </Button>
            ) : area.length > 0 ? (
              <Button variant="outline" size="small" onClick={() => setAdding(false)}>
                {t('Keep as is')}
              </Button>
            ) : known ? (
              <Button size="small" onClick={() => onDone(null, null)}>
                {t('Search without area')}
              </Button>
            ) : null}
          </DrawBar>
        )}
      </Lasso>
    )
  return (
    <>
      <DrawBar text={t('Drag the corners to change the area.')}>
        <Button variant="quiet" size="small" onClick={clear}>
          {t('Clear')}
        </Button>
        {most > 0 ? (
          <Button variant="outline" size="small" onClick={() => setAdding(true)}>
            {t('Add area')}
          </Button>
        ) : null}
        {cancel}
        <Button
          ref={done}
          size="small"
          onClick={() => (sound.length > 0 ? onDone(sound, nameOf(area)) : onDone(null, null))}
        >
          <span className="figures">
            {count === undefined ? t('Done') : t.count(count, 'Done · {n} property', 'Done · {n} properties')}
          </span>
        </Button>
      </DrawBar>
      <Corners area={area} onCorner={changeCorner} />
    </>
  )
}

/** While drawing, keys and double clicks are for the tool. */
function useQuietMap(): void {
  const map = useMap()
  useEffect(() => {
    const quiet = [map.keyboard, map.doubleClickZoom, map.boxZoom]
    for (const handler of quiet) handler.disable()
    return () => {
      for (const handler of quiet) handler.enable()
    }
  }, [map])
}
