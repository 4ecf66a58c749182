import { MapPin, Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { clsx } from 'clsx'
import { TextField } from '@/ui/text-field/text-field'
import { useListingScope } from '../listing-form-scope'
import type { FoundPlace } from '../map-tools'

const MOST = 7

/** A combobox that finds districts, towns, barangays, streets and landmarks by name. */
export function PlaceSearch({ onChoose }: { onChoose: (place: FoundPlace) => void }) {
  const { map } = useListingScope()
  const list = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; places: readonly FoundPlace[] | null }>({ text: '', places: [] })
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const wanted = text.trim()

  useEffect(() => {
    if (wanted.length < 2) return
    let gone = false
    void map.findPlaces(wanted).then((places) => {
      if (!gone) setFound({ text: wanted, places: places && places.slice(0, MOST) })
    })
    return () => {
      gone = true
    }
  }, [map, wanted])

  const asked = open && wanted.length >= 2
  const shown = asked && found.text !== '' ? (found.places ?? []) : []
  const nothing = asked && found.text === wanted && shown.length === 0
  const why = found.places === null ? 'The names of places could not be loaded.' : 'No such place on our map.'
  const choose = (place: FoundPlace) => {
    onChoose(place)
    setText(place.name)
    setOpen(false)
    setAt(-1)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const chosen = shown[Math.max(0, at)]
    if (key === 'Enter') {
      // Enter must not submit the form.
      event.preventDefault()
      if (chosen) choose(chosen)
    } else if (key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault()
      setAt((at + (key === 'ArrowDown' ? 1 : -1) + shown.length) % shown.length)
    }
  }
  return (
    <div className="relative min-w-0">
      <TextField
        label="Search for a place"
        hideLabel
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && shown.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder="Search for a district, street or landmark"
        prefix={<Search aria-hidden size={17} />}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setAt(-1)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <p role="status" className={clsx(nothing ? 'mt-1.5 text-[0.8125rem] text-ink-muted' : 'sr-only')}>
        {nothing ? `${why} Press the map or type the coordinates instead.` : ''}
      </p>
      <div
        id={list}
        role="listbox"
        aria-label="Places"
        hidden={shown.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface-raised p-1 shadow-2"
      >
        {shown.map((place, index) => (
          <div
            key={`${place.name} ${place.lat} ${place.lng}`}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Blur would close the list before the click.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(place)
            }}
            onPointerMove={() => setAt(index)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5',
              index === at && 'bg-ink/7',
            )}
          >
            <MapPin aria-hidden size={17} className="shrink-0 text-ink-muted" />
            <span className="min-w-0 flex-1 truncate font-semibold">{place.name}</span>
            <span className="shrink-0 text-xs text-ink-muted">{place.kind}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
