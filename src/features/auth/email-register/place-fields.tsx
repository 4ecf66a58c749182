import { memo } from 'react'
import { Select } from '@/ui/select/select'
import { changeCity, changeCountry, changeRegion, useAuthDrafts } from '../auth-drafts'
import { citiesOf, COUNTRIES, regionsOf } from './places'
import type { RegistrationErrors, RegistrationField } from './registration-errors'
import { useWords } from '@/words/use-words'

type PlaceFieldsProps = { errors: RegistrationErrors; edited: (...fields: RegistrationField[]) => void }

/** Country, then region, then city (A 4). A field without options is left out (A 5). */
export const PlaceFields = memo(function PlaceFields({ errors, edited }: PlaceFieldsProps) {
  const t = useWords()
  const place = useAuthDrafts((state) => state.place)
  const regions = regionsOf(place.country)
  const cities = citiesOf(place)
  const onChange = () => edited('country', 'region', 'city', 'email', 'code')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        className="sm:col-span-2"
        label={t('Country')}
        options={optionsOf(COUNTRIES)}
        value={place.country}
        error={errors.country}
        onValueChange={(country) => {
          changeCountry(country)
          onChange()
        }}
      />
      <Select
        label={t('Region')}
        options={optionsOf(regions)}
        value={place.region || undefined}
        placeholder={regions.length > 0 ? t('Choose a region') : t('None to choose')}
        disabled={regions.length === 0}
        error={errors.region}
        onValueChange={(region) => {
          changeRegion(region)
          onChange()
        }}
      />
      <Select
        label={t('City')}
        options={optionsOf(cities)}
        value={place.city || undefined}
        placeholder={
          cities.length > 0
            ? t('Choose a city')
            : place.region || regions.length === 0
              ? t('None to choose')
              : t('Choose a region first')
        }
        disabled={cities.length === 0}
        error={errors.city}
        onValueChange={(city) => {
          changeCity(city)
          onChange()
        }}
      />
    </div>
  )
})

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }))
}
