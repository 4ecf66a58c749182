import { useState, type ReactNode } from 'react'
import type { ChatPhoto } from '@/domain/messages/message-photos'
import { retrySource } from '@/domain/listing/images'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import { Picture, type PictureSource } from '@/ui/picture/picture'
import { photoAlt } from './photo-alt'
import { PhotoGrid } from './photo-grid'
import { useWords } from '@/words/use-words'

const PhotoWindow = lazyPart(() => import('./photo-window').then((module) => module.PhotoWindow), {
  failed: (retry, { onOpenChange }) => <WindowFailed {...retry} onClose={() => onOpenChange(false)} />,
})

type Props = {
  photos: readonly ChatPhoto[]
  own: boolean
  /** The first name of the other side; null for own ones. */
  from: string | null
  aside?: ReactNode
}

export function MessagePhotos({ photos, own, from, aside }: Props) {
  const t = useWords()
  const [shown, setShown] = useState<number | null>(null)
  const pictures = photos.map((photo, place): PictureSource => {
    const again = retrySource(photo.src)
    return {
      src: photo.src,
      alt: photoAlt(from, place, photos.length),
      width: photo.width ?? 4,
      height: photo.height ?? 3,
      fallbacks: again === null ? [] : [again],
    }
  })
  return (
    <>
      <PhotoGrid own={own} aside={aside}>
        {pictures.map((picture, place) => (
          <button
            key={picture.src}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setShown(place)}
            className="absolute inset-0 size-full cursor-zoom-in focus-visible:-outline-offset-3"
          >
            <Picture {...picture} fill noImageText={t('Photo not available')} />
          </button>
        ))}
      </PhotoGrid>
      {shown === null ? null : (
        <PhotoWindow
          from={from}
          pictures={pictures}
          onOpenChange={() => setShown(null)}
          index={shown}
          onIndexChange={setShown}
        />
      )}
    </>
  )
}
