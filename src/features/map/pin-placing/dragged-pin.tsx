import { clsx } from 'clsx'
import L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useMap } from 'react-leaflet'
import { HouseMark } from '../pins/house-mark'
import { Placed } from '../pins/placed'
import { useWords } from '@/words/use-words'

export type Place = { lat: number; lng: number }

type Props = { pin: Place; onPlace: (lat: number, lng: number) => void }

// Pixels per arrow key; ten times as many with Shift.
const STEP = 4
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The draggable pin; the form gets the position on release. */
export function DraggedPin({ pin, onPlace }: Props) {
  const t = useWords()
  const map = useMap()
  const button = useRef<HTMLButtonElement>(null)
  const [held, setHeld] = useState<Place | null>(null)
  const letGo = useEffectEvent((place: Place) => onPlace(place.lat, place.lng))
  const at = held ?? pin
  const standing = useEffectEvent(() => map.latLngToContainerPoint([at.lat, at.lng]))

  useEffect(() => {
    const element = button.current
    if (!element) return
    // A press on the pin is not a press on the map.
    L.DomEvent.disableClickPropagation(element)
    let grip: L.Point | null = null
    let last: Place | null = null
    const grab = (event: PointerEvent) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      map.dragging.disable()
      grip = L.point(event.clientX, event.clientY).subtract(standing())
      last = null
    }
    const drag = (event: PointerEvent) => {
      if (!grip) return
      const { lat, lng } = map.containerPointToLatLng(L.point(event.clientX, event.clientY).subtract(grip))
      last = { lat, lng }
      setHeld(last)
    }
    const drop = () => {
      if (grip && last) letGo(last)
      grip = null
      setHeld(null)
      map.dragging.enable()
    }
    element.addEventListener('pointerdown', grab)
    element.addEventListener('pointermove', drag)
    element.addEventListener('pointerup', drop)
    element.addEventListener('pointercancel', drop)
    return () => {
      element.removeEventListener('pointerdown', grab)
      element.removeEventListener('pointermove', drag)
      element.removeEventListener('pointerup', drop)
      element.removeEventListener('pointercancel', drop)
    }
  }, [map])

  const press = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    event.stopPropagation()
    const step = STEP * (event.shiftKey ? 10 : 1)
    const { lat, lng } = map.containerPointToLatLng(
      map.latLngToContainerPoint([pin.lat, pin.lng]).add([x * step, y * step]),
    )
    onPlace(lat, lng)
  }
  return (
    <Placed lat={at.lat} lng={at.lng} className="z-10">
      <button
        ref={button}
        type="button"
        aria-label={t('Pin. Move it with the arrow keys, faster with Shift.')}
        onKeyDown={press}
        className={clsx(
          'absolute bottom-1.5 left-0 size-11 -translate-x-1/2 cursor-grab touch-none rounded-full',
          'active:cursor-grabbing',
        )}
      >
        <span className="absolute bottom-0 left-1/2 block [&>span]:bottom-0!">
          <HouseMark />
        </span>
      </button>
    </Placed>
  )
}
