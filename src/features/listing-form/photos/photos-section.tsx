import { Section } from '../parts/section'
import { PhotoField } from './photo-field'
import { useWords } from '@/words/use-words'

export function PhotosSection() {
  const t = useWords()
  return (
    <Section
      title={t('Photos')}
      required
      hint={t(
        'The first photo is the cover until you choose another one. Add up to 20; we shrink large ones before sending. Mark floor plans in their menu.',
      )}
    >
      <PhotoField />
    </Section>
  )
}
