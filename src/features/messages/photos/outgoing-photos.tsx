import type { OutgoingPhoto } from '@/domain/messages/message-photos'
import { photoAlt } from './photo-alt'
import { PhotoGrid } from './photo-grid'
import { usePhotoUrl } from './use-photo-url'
import { useWords } from '@/words/use-words'

export function OutgoingPhotos({ photos, faint }: { photos: readonly OutgoingPhoto[]; faint: boolean }) {
  return (
    <PhotoGrid own faint={faint}>
      {photos.map(({ id }, place) => (
        <Photo key={id} id={id} alt={photoAlt(null, place, photos.length)} />
      ))}
    </PhotoGrid>
  )
}

function Photo({ id, alt }: { id: string; alt: string }) {
  const t = useWords()
  const url = usePhotoUrl(id)
  if (url === null)
    return (
      <span className="absolute inset-0 grid place-items-center p-2 text-center text-xs font-semibold text-ink-muted">
        {t('Photo not available')}
      </span>
    )
  if (url === '') return null
  return (
    <img src={url} alt={alt} className="absolute inset-0 size-full object-cover brightness-(--picture-brightness)" />
  )
}
