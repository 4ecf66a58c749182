import { X } from 'lucide-react'
import type { OutgoingPhoto } from '@/domain/messages/message-photos'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Skeleton } from '@/ui/skeleton/skeleton'
import type { useDraftPictures } from './use-draft-pictures'
import { usePhotoUrl } from './use-photo-url'
import { useWords } from '@/words/use-words'

type Props = Pick<ReturnType<typeof useDraftPictures>, 'photos' | 'working' | 'refused'> & {
  onRemove: (id: string) => void
}

export function PhotoStrip({ photos, working, refused, onRemove }: Props) {
  const t = useWords()
  return (
    <>
      <div role="alert" className="text-[0.8125rem] font-strong text-bad">
        {refused.map((reason) => (
          <p key={reason} className="mb-2 wrap-anywhere">
            {reason}
          </p>
        ))}
      </div>
      {photos.length + working > 0 ? (
        <ul aria-label={t('Photos to send')} className="no-scrollbar mb-2 flex gap-2 overflow-x-auto p-0.5">
          {photos.map((photo, place) => (
            <Tile
              key={photo.id}
              photo={photo}
              label={t('Remove photo {n} of {count}', { n: place + 1, count: photos.length })}
              onRemove={() => onRemove(photo.id)}
            />
          ))}
          {Array.from({ length: working }, (_, place) => (
            <li key={place} className="relative size-20 shrink-0 overflow-hidden rounded-control">
              <Skeleton className="absolute inset-0 size-full rounded-none" />
              <span className="sr-only">{t('A photo is being made smaller')}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Tile({ photo, label, onRemove }: { photo: OutgoingPhoto; label: string; onRemove: () => void }) {
  const url = usePhotoUrl(photo.id)
  return (
    <li className="relative size-20 shrink-0 overflow-hidden rounded-control bg-surface-sunken">
      {url ? (
        <img src={url} alt={photo.name} className="size-full object-cover brightness-(--picture-brightness)" />
      ) : null}
      <IconButton label={label} look="picture" size={44} onClick={onRemove} className="absolute! top-0 right-0">
        <X aria-hidden size={20} />
      </IconButton>
    </li>
  )
}
