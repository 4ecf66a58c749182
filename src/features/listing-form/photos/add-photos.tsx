import { clsx } from 'clsx'
import { Camera, ImagePlus } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { TOO_MANY_PHOTOS } from '@/domain/listing-form/photo-rules'
import { Button } from '@/ui/button/button'
import { useIsPhone } from '@/ui/media/use-media'

type Props = {
  id: string
  /** Files are being dragged over the page. */
  over: boolean
  full: boolean
  empty: boolean
  error?: string
  onFiles: (files: readonly File[]) => void
}

/** The button and drop zone for photos; on phones the camera comes first. */
export function AddPhotos({ id, over, full, empty, error, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const phone = useIsPhone()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // Lets the same file be chosen again.
    target.value = ''
  }
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-card border-2 border-dashed px-4 text-center transition-colors',
        empty ? 'flex-col py-9' : 'py-4',
        over ? 'border-focus bg-surface-sunken' : error ? 'border-bad' : 'border-line-control/50',
      )}
    >
      {empty ? (
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-surface-sunken text-ink-muted">
          <ImagePlus size={26} strokeWidth={1.7} />
        </span>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="Photos to add"
        className="sr-only"
        onChange={take}
      />
      {phone ? (
        <>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            tabIndex={-1}
            aria-label="Photo from the camera"
            className="sr-only"
            onChange={take}
          />
          <Button
            icon={<Camera aria-hidden size={18} />}
            disabled={full}
            className="max-sm:w-full"
            onClick={() => camera.current?.click()}
          >
            Take a photo
          </Button>
        </>
      ) : null}
      <Button
        id={id}
        variant={empty && !phone ? 'action' : 'outline'}
        className="max-sm:w-full"
        icon={<ImagePlus aria-hidden size={18} />}
        disabled={full}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      {phone && !full ? null : (
        <p className="text-[0.8125rem] text-ink-muted">
          {full ? TOO_MANY_PHOTOS : over ? 'Drop them to add them' : 'Drag and drop or paste them here too'}
        </p>
      )}
    </div>
  )
}
