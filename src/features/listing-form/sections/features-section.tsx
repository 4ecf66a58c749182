import { useWatch } from 'react-hook-form'
import { itemsOf } from '@/domain/search/filter-panels'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { checklistOf } from '@/domain/listing-form/form-fields'
import { CheckboxList } from '@/ui/checkbox/checkbox-list'
import { Section } from '../parts/section'
import { TagsInput } from '../parts/tags-input'
import { useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

export function FeaturesSection() {
  const t = useWords()
  const list = checklistOf(useWatch<ListingFormValues, 'category'>({ name: 'category' }))
  const checked = useListingField(list)
  const features = useListingField('features')
  const known = itemsOf('features')
  // Homes store the checklist and the free text in one field.
  const own = list === 'features' ? features.value.filter((one) => !known.includes(one)) : features.value
  const setOwn = (tags: string[]) =>
    features.change(list === 'features' ? [...features.value.filter((one) => known.includes(one)), ...tags] : tags)
  const setChecked = (values: string[]) => checked.change(list === 'features' ? [...values, ...own] : values)
  return (
    <Section title={t('Features')}>
      <CheckboxList
        legend={t('Features')}
        hideLegend
        options={itemsOf(list).map((value) => ({ value, label: t.known(value) }))}
        values={checked.value.filter((value) => itemsOf(list).includes(value))}
        onValuesChange={setChecked}
        columns={2}
      />
      <TagsInput
        id={features.id}
        label={t('Other features')}
        placeholder={t('Solar panels, corner lot')}
        tags={own}
        error={features.error}
        onTagsChange={setOwn}
      />
    </Section>
  )
}
