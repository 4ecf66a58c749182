import { useFormContext } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-kinds'
import { fittedTo } from '@/domain/listing-form/form-fields'
import { choicesOf } from '@/domain/search/filter-panels'
import { CATEGORIES, type CategoryId } from '@/domain/listing/taxonomy'
import { Segmented } from '@/ui/segmented/segmented'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { CategoryTiles } from '../parts/category-tiles'
import { ChoiceInput } from '../parts/choice-input'
import { Section } from '../parts/section'
import { useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

const TYPES = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
] as const

/** A new category keeps typed text and drops choices that do not fit it. */
export function KindSection() {
  const t = useWords()
  const { getValues, setValue, clearErrors } = useFormContext<ListingFormValues>()
  const offered = useListingField('listing_type')
  const category = useListingField('category')
  const type = useListingField('property_type')
  const chooseCategory = (next: CategoryId) => {
    const fitted = fittedTo(getValues(), next)
    for (const [field, value] of Object.entries(fitted)) {
      setValue(field as ListingField, value as never, { shouldDirty: true })
    }
    // The errors may be about fields that are no longer shown.
    clearErrors()
  }
  return (
    <Section title={t('About the property')}>
      <div id={offered.id} className="min-w-0">
        <Segmented
          label={t('Listing type')}
          options={t.options(TYPES)}
          value={offered.value}
          onValueChange={offered.change}
        />
      </div>
      <CategoryTiles id={category.id} value={category.value} error={category.error} onValueChange={chooseCategory} />
      <RadioChips<string>
        id={type.id}
        legend={t('Property type')}
        required
        options={CATEGORIES[category.value].subtypes.map((value) => ({ value, label: t(value) }))}
        value={type.value === '' ? null : type.value}
        error={type.error}
        onValueChange={type.change}
      />
      <ChoiceInput name="condition" legend={t('Condition')} options={choicesOf('condition', category.value)} />
    </Section>
  )
}
