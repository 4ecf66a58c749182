import { clsx } from 'clsx'
import { MapPinOff, MapPin, Search } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { pinInText, pinOf } from '@/domain/listing-form/form-check'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { announce } from '@/ui/live-region/announce'
import { FieldNote } from '@/ui/field/field'
import { WhenInView } from '@/ui/in-view/when-in-view'
import { LinkButton } from '@/ui/button/link-button'
import { fieldId, pinProblem } from '../listing-form'
import { useListingScope } from '../listing-form-scope'
import type { FoundPlace } from '../map-tools'
import { Combobox } from '../parts/combobox'
import { NumberInput } from '../parts/number-input'
import { useWords } from '@/words/use-words'

const DECIMALS = 6

type Town = Pick<FoundPlace, 'city' | 'state'>

export function PinField({ coordinates }: { coordinates: boolean }) {
  const t = useWords()
  const { map } = useListingScope()
  const { setValue, setError, clearErrors, getValues } = useFormContext<ListingFormValues>()
  const { errors } = useFormState<ListingFormValues>({ name: ['lat', 'lng'] })
  const [searches, setSearches] = useState(0)
  const [town, setTown] = useState<Town>({})
  const [lat, lng, city, state] = useWatch<ListingFormValues, ['lat', 'lng', 'city', 'state']>({
    name: ['lat', 'lng', 'city', 'state'],
  })
  const pin = pinOf({ lat, lng })
  const latest = useRef(0)

  const place = (north: number, east: number) => {
    const options = { shouldDirty: true }
    setValue('lat', String(Number(north.toFixed(DECIMALS))), options)
    setValue('lng', String(Number(east.toFixed(DECIMALS))), options)
    clearErrors(['lat', 'lng'])
    latest.current += 1
    const asked = latest.current
    void pinProblem(map.surfaceAt, north, east).then((message) => {
      if (asked !== latest.current) return undefined
      if (message) setError('lat', { type: 'rule', message })
      return announce(message ?? t('Pin placed.'))
    })
    void map.townAt(north, east).then((found) => {
      if (asked === latest.current) setTown(found)
      if (asked === latest.current && isBlank('city')) take(found)
    })
  }
  const isBlank = (name: 'city' | 'barangay') => getValues(name).trim() === ''
  const take = (found: Town) => {
    if (found.city) setValue('city', found.city, { shouldDirty: true })
    if (found.state) setValue('state', found.state, { shouldDirty: true })
  }
  const choose = (found: FoundPlace) => {
    place(found.lat, found.lng)
    setSearches((before) => before + 1)
    // Does not overwrite what the user typed.
    if (found.kind === 'Barangay' && isBlank('barangay')) setValue('barangay', found.name, { shouldDirty: true })
  }
  // Map services copy both coordinates as one text.
  const paste = (event: ClipboardEvent) => {
    const pasted = pinInText(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    place(pasted.lat, pasted.lng)
  }
  const clear = () => {
    latest.current += 1
    setValue('lat', '', { shouldDirty: true })
    setValue('lng', '', { shouldDirty: true })
    clearErrors(['lat', 'lng'])
    document.getElementById(fieldId(coordinates ? 'lat' : 'landmark'))?.focus()
  }
  return (
    <fieldset onPaste={paste} className="grid min-w-0 gap-4">
      <legend className="mb-1 text-[0.8125rem] font-strong text-ink">{t('Pin on the map')}</legend>
      <p className="text-[0.8125rem] text-ink-muted">
        {t('Search for a place, paste its coordinates, press the map, drag the pin, or move it with the arrow keys.')}
      </p>
      <PlaceSearch
        otherwise={coordinates ? t('Press the map or type the coordinates instead.') : t('Press the map instead.')}
        onChoose={choose}
      />
      <div
        className={clsx(
          'relative isolate aspect-4/3 overflow-hidden rounded-card border border-line bg-surface-sunken',
          'sm:aspect-[2/1]',
        )}
      >
        <WhenInView before={null}>
          <map.PinMap pin={pin} searches={searches} onPlace={place} />
        </WhenInView>
      </div>
      {coordinates ? (
        <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <NumberInput name="lat" label={t('Latitude')} placeholder="10.696" />
          <NumberInput name="lng" label={t('Longitude')} placeholder="122.5665" />
        </div>
      ) : (
        // Links to a mistake of the pin lead here.
        <div id={fieldId('lat')} tabIndex={-1} className="outline-none empty:hidden">
          <FieldNote id={fieldId('lat')} error={errors.lat?.message ?? errors.lng?.message} />
        </div>
      )}
      {pin && town.city && (town.city !== city || town.state !== state) ? (
        <p className="flex flex-wrap items-center gap-x-3">
          {t('The pin is in {city}, {state}.', { city: town.city, state: town.state ?? '' })}
          <LinkButton onClick={() => take(town)} className="min-h-10">
            {t('Use this city')}
          </LinkButton>
        </p>
      ) : null}
      {lat !== '' || lng !== '' ? (
        <LinkButton onClick={clear} className="min-h-10 justify-self-start">
          <MapPinOff aria-hidden size={16} />
          {t('Remove the pin')}
        </LinkButton>
      ) : null}
    </fieldset>
  )
}

const MOST = 7

type Props = {
  otherwise: string
  onChoose: (place: FoundPlace) => void
}

function PlaceSearch({ otherwise, onChoose }: Props) {
  const t = useWords()
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
  const none = wanted.length >= 2 && found.text === wanted && shown.length === 0 && !pinInText(wanted)
  const why = found.places === null ? t('Place names could not be loaded.') : t('This place is not on our map.')
  return (
    <Combobox
      label={t('Search for a place')}
      hideLabel
      listLabel={t('Places')}
      placeholder={t('Search for a district, street or landmark')}
      prefix={<Search aria-hidden size={17} />}
      value={text}
      options={shown.map((place) => ({
        key: `${place.name} ${place.lat} ${place.lng}`,
        text: place.name,
        icon: <MapPin aria-hidden size={17} className="shrink-0 text-ink-muted" />,
        note: t.known(place.kind),
        place,
      }))}
      firstByEnter
      nothing={none ? `${why} ${otherwise}` : ''}
      onType={(typed) => {
        // Keyboards of phones put in what was copied without a paste.
        const pasted = typed.length > text.length + 1 ? pinInText(typed) : null
        if (pasted) onChoose({ name: typed, kind: 'Coordinates', ...pasted })
        setText(typed)
      }}
      onChoose={({ place }) => {
        onChoose(place)
        setText(place.name)
      }}
    />
  )
}
