import { useState } from 'react'
import type { Point } from '@/domain/search/query/area'
import { DISTANCES, distanceLabel } from '@/domain/search/query/place'
import { Button } from '@/ui/button/button'
import { Select } from '@/ui/select/select'
import type { NamedArea } from './named-areas'
import { useWords } from '@/words/use-words'

const OPTIONS = DISTANCES.map((meters) => ({ value: String(meters), label: distanceLabel(meters) }))

type PlaceChoiceProps = {
  places: readonly NamedArea[]
  most: number
  onRing: (ring: readonly Point[], name: string) => void
}

export function PlaceChoice({ places, most, onRing }: PlaceChoiceProps) {
  const t = useWords()
  const [name, setName] = useState(places[0]?.name ?? '')
  const [distance, setDistance] = useState('1000')
  const place = places.find((each) => each.name === name)
  return (
    <div className="flex w-full flex-wrap items-end gap-2 border-t border-line pt-2.5">
      <Select
        label={t('Place')}
        className="min-w-40 flex-1"
        options={places.map((each) => ({ value: each.name, label: each.name }))}
        value={name}
        onValueChange={setName}
      />
      {place?.borders === false ? (
        <Select label={t('Within')} className="w-36" options={OPTIONS} value={distance} onValueChange={setDistance} />
      ) : null}
      <Button
        disabled={!place}
        onClick={() => place && onRing(place.ringOf(most, Number(distance)), place.label(Number(distance)))}
      >
        {t('Use this place')}
      </Button>
    </div>
  )
}
