import { TextArea } from '@/ui/text-field/text-area'
import { Section } from '../parts/section'
import { TextInput } from '../parts/text-input'
import { useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

export function DescriptionSection() {
  const t = useWords()
  const { id, value, error, change, leave } = useListingField('description')
  return (
    <Section title={t('Description')}>
      <TextInput
        name="title"
        label={t('Title')}
        required
        placeholder={t('Two-bedroom condo near SM City, Mandurriao')}
      />
      <TextArea
        id={id}
        label={t('Description')}
        rows={6}
        hint={t('Describe the light, layout, condition and neighborhood.')}
        value={value}
        error={error}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        className="[&_textarea]:max-h-96"
      />
    </Section>
  )
}
