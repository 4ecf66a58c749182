import { Section } from '../parts/section'
import { PhotoField, type PhotoFieldProps } from './photo-field'

/** 'Photos': adding, ordering, the cover. The props say what an edit of stored pictures may do. */
export function PhotosSection(props: PhotoFieldProps) {
  return (
    <Section
      title="Photos"
      required
      hint="The first photo is the cover until you choose another one. Up to 20; large ones are made smaller before they are sent."
    >
      <PhotoField {...props} />
    </Section>
  )
}
