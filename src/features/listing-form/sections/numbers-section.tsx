import { useWatch } from 'react-hook-form'
import {
  FLOOR_LEVEL_CHOICES,
  furnishingChoices,
  OCCUPANCY_CHOICES,
  ZONING_CHOICES,
  type ListingField,
  type ListingFormValues,
} from '@/domain/listing-form/form'
import { useUnitSystem } from '@/session/units'
import { Segmented } from '@/ui/segmented/segmented'
import { Switch } from '@/ui/switch/switch'
import { ChoiceInput } from '../parts/choice-input'
import { CountInput } from '../parts/count-input'
import { MeasureInput } from '../parts/measure-input'
import { NumberInput } from '../parts/number-input'
import { Section } from '../parts/section'
import { useFits, useListingField } from '../use-listing-field'

const UNITS = [
  { value: 'metric', label: 'sq m' },
  { value: 'imperial', label: 'sq ft' },
] as const

/** Rooms, sizes and the other numbers of the category. */
export function NumbersSection() {
  const fits = useFits()
  const { value: units, set: setUnits } = useUnitSystem()
  const category = useWatch<ListingFormValues, 'category'>({ name: 'category' })
  const pets = useListingField('pet_friendly')
  const show = (field: ListingField, input: React.ReactNode) => (fits.has(field) ? input : null)
  return (
    <Section
      title="Numbers"
      actions={<Segmented label="Units" size="small" options={UNITS} value={units} onValueChange={setUnits} />}
    >
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {show('bedrooms', <CountInput name="bedrooms" label="Bedrooms" step={1} hint="0 is a studio." />)}
        {show('bathrooms', <CountInput name="bathrooms" label="Bathrooms" step={0.5} />)}
        {show('square_feet', <MeasureInput name="square_feet" label="Floor area" />)}
        {show('lot_size', <MeasureInput name="lot_size" label="Lot area" />)}
        {show('parking_spots', <CountInput name="parking_spots" label="Parking spots" step={1} />)}
        {show('year_built', <NumberInput name="year_built" label="Year built" />)}
        {show('ceiling_height', <MeasureInput name="ceiling_height" label="Ceiling height" />)}
        {show('loading_bays', <CountInput name="loading_bays" label="Loading bays" step={1} />)}
        {show('capacity', <NumberInput name="capacity" label="Capacity" suffix="people" />)}
        {show('roi', <NumberInput name="roi" label="Return on investment" suffix="% a year" />)}
      </div>
      {show('furnishing', <ChoiceInput name="furnishing" legend="Furnishing" options={furnishingChoices(category)} />)}
      {show('floor_level', <ChoiceInput name="floor_level" legend="Floor level" options={FLOOR_LEVEL_CHOICES} />)}
      {show('zoning_type', <ChoiceInput name="zoning_type" legend="Zoning" options={ZONING_CHOICES} />)}
      {show('occupancy_status', <ChoiceInput name="occupancy_status" legend="Occupancy" options={OCCUPANCY_CHOICES} />)}
      {show(
        'pet_friendly',
        <Switch
          id={pets.id}
          label="Pet friendly"
          hint="Pets are welcome here."
          checked={pets.value}
          onCheckedChange={pets.change}
        />,
      )}
    </Section>
  )
}
