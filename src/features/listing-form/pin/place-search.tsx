import { MapPin, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useListingScope } from '../listing-form-scope'
import type { FoundPlace } from '../map-tools'
import { Combobox } from '../parts/combobox'

const MOST = 7

type Props = {
  /** What to do where no place is found. */
  otherwise: string
  onChoose: (place: FoundPlace) => void
}

/** A combobox that finds districts, towns, barangays, streets and landmarks by name. */
export function PlaceSearch({ otherwise, onChoose }: Props) {
  const { map } = useListingScope()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; places: readonly FoundPlace[] | null }>({ text: '', places: [] })
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

  const shown = wanted.length >= 2 && found.text !== '' ? (found.places ?? []) : []
  const none = wanted.length >= 2 && found.text === wanted && shown.length === 0
  const why = found.places === null ? 'The names of places could not be loaded.' : 'No such place on our map.'
  return (
    <Combobox
      label="Search for a place"
      hideLabel
      listLabel="Places"
      placeholder="Search for a district, street or landmark"
      prefix={<Search aria-hidden size={17} />}
      value={text}
      options={shown.map((place) => ({
        key: `${place.name} ${place.lat} ${place.lng}`,
        text: place.name,
        icon: <MapPin aria-hidden size={17} className="shrink-0 text-ink-muted" />,
        note: place.kind,
        place,
      }))}
      firstByEnter
      nothing={none ? `${why} ${otherwise}` : ''}
      onType={setText}
      onChoose={({ place }) => {
        onChoose(place)
        setText(place.name)
      }}
    />
  )
}
