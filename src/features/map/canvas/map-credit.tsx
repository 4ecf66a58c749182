import { clsx } from 'clsx'
import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { SERVICE_CREDIT } from '@/base-map/credits'
import { useWords } from '@/words/use-words'
import { OutgoingLink } from '@/ui/outgoing-link/outgoing-link'

/** The attribution. Leaflet's own control sets HTML, which the content policy blocks. */
export function MapCredit({ side, aboveSheet = false }: { side: 'left' | 'right'; aboveSheet?: boolean }) {
  const t = useWords()
  const texts = useCredits()
  const corner = useRef<HTMLDivElement>(null)
  // A press on it is no press on the map.
  useEffect(() => {
    if (corner.current) L.DomEvent.disableClickPropagation(corner.current)
  }, [])
  return (
    // The shoulders of the sheet on phones lie on the lower edge of the map.
    <div
      className={clsx(
        'leaflet-bottom',
        side === 'left' ? 'leaflet-left' : 'leaflet-right',
        aboveSheet && 'max-md:mb-5',
      )}
    >
      <div
        ref={corner}
        className="leaflet-control leaflet-control-attribution pointer-events-none [&_a]:pointer-events-auto"
      >
        {texts.map((text) => (
          <span key={text} className="not-first:before:content-[',_']">
            {text === SERVICE_CREDIT ? <ServiceCredit /> : t.known(text)}
          </span>
        ))}
      </div>
    </div>
  )
}

function ServiceCredit() {
  const [before, name, after] = SERVICE_CREDIT.split(/(OpenStreetMap)/)
  return (
    <>
      {before}
      <OutgoingLink href="https://www.openstreetmap.org/copyright">{name}</OutgoingLink>
      {after}
    </>
  )
}

function useCredits(): readonly string[] {
  const map = useMap()
  const [texts, setTexts] = useState<readonly string[]>([])
  useEffect(() => {
    const read = () => {
      const found = new Set<string>()
      map.eachLayer((layer) => {
        const text = layer.getAttribution?.()
        if (text) found.add(text)
      })
      setTexts([...found])
    }
    read()
    map.on('layeradd layerremove', read)
    return () => void map.off('layeradd layerremove', read)
  }, [map])
  return texts
}
