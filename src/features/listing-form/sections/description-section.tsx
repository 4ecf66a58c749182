import { TextArea } from '@/ui/text-field/text-area'
import { Section } from '../parts/section'
import { TextInput } from '../parts/text-input'
import { useListingField } from '../use-listing-field'

export function DescriptionSection() {
  const { id, value, error, change, leave } = useListingField('description')
  return (
    <Section title="Description">
      <TextInput name="title" label="Title" required placeholder="Two-bedroom condo near SM City, Mandurriao" />
      <TextArea
        id={id}
        label="Description"
        rows={6}
        hint="Light, layout, condition, what the neighborhood is like."
        value={value}
        error={error}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        className="[&_textarea]:max-h-96"
      />
    </Section>
  )
}
