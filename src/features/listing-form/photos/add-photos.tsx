import { clsx } from 'clsx'
import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { tooManyPhotos } from '@/domain/listing-form/photo-rules'
import { Button } from '@/ui/button/button'
import { FileInput } from '@/ui/file-input/file-input'
import { useIsPhone } from '@/ui/media/use-media'
import { useWords } from '@/words/use-words'

type Props = {
  id: string
  over: boolean
  full: boolean
  empty: boolean
  error?: string
  onFiles: (files: readonly File[]) => void
}

export function AddPhotos({ id, over, full, empty, error, onFiles }: Props) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const phone = useIsPhone()
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-card border-2 border-dashed px-4',
        'text-center transition-colors',
        empty ? 'flex-col py-9' : 'py-4',
        over ? 'border-focus bg-surface-sunken' : error ? 'border-bad' : 'border-line-control/50',
      )}
    >
      {empty ? (
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-surface-sunken text-ink-muted">
          <ImagePlus size={26} strokeWidth={1.7} />
        </span>
      ) : null}
      <FileInput ref={input} label={t('Photos to add')} accept="image/*" multiple tabIndex={-1} onFiles={onFiles} />
      {phone ? (
        <>
          <FileInput
            ref={camera}
            label={t('Photo from the camera')}
            accept="image/*"
            capture="environment"
            tabIndex={-1}
            onFiles={onFiles}
          />
          <Button
            icon={<Camera aria-hidden size={18} />}
            disabled={full}
            className="max-sm:w-full"
            onClick={() => camera.current?.click()}
          >
            {t('Take a photo')}
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
        {t('Add photos')}
      </Button>
      {phone && !full ? null : (
        <p className="text-[0.8125rem] text-ink-muted">
          {full
            ? tooManyPhotos()
            : over
              ? t('Drop the photos to add them')
              : t('You can also drag and drop or paste them here')}
        </p>
      )}
    </div>
  )
}
