import { memo } from 'react'
import { Select } from '@/ui/select/select'
import { changeCity, changeCountry, changeRegion, useAuthDrafts } from '../auth-drafts'
import { citiesOf, COUNTRIES, regionsOf } from './places'
import type { RegistrationErrors, RegistrationField } from './registration-errors'

type PlaceFieldsProps = { errors: RegistrationErrors; edited: (...fields: RegistrationField[]) => void }

/** Country, then region, then city (A 4). A field without options is left out (A 5). */
export const PlaceFields = memo(function PlaceFields({ errors, edited }: PlaceFieldsProps) {
  const place = useAuthDrafts((state) => state.place)
  const regions = regionsOf(place.country)
  const cities = citiesOf(place)
  const onChange = () => edited('country', 'region', 'city', 'email', 'code')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        className="sm:col-span-2"
        label="Country"
        options={optionsOf(COUNTRIES)}
        value={place.country}
        error={errors.country}
        onValueChange={(country) => {
          changeCountry(country)
          onChange()
        }}
      />
      <Select
        label="Region"
        options={optionsOf(regions)}
        value={place.region || undefined}
        placeholder={regions.length > 0 ? 'Choose a region' : 'None to choose'}
        disabled={regions.length === 0}
        error={errors.region}
        onValueChange={(region) => {
          changeRegion(region)
          onChange()
        }}
      />
      <Select
        label="City"
        options={optionsOf(cities)}
        value={place.city || undefined}
        placeholder={
          cities.length > 0 ? 'Choose a city' : place.region || regions.length === 0 ? 'None to choose' : 'Region first'
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
