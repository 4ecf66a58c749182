import { Section } from '../parts/section'
import { PhotoField } from './photo-field'

export function PhotosSection() {
  return (
    <Section
      title="Photos"
      required
      hint={
        'The first photo is the cover until you choose another one. Up to 20; large ones are made smaller before ' +
        'they are sent. Mark floor plans in their menu.'
      }
    >
      <PhotoField />
    </Section>
  )
}
