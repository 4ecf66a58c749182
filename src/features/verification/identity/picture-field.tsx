import { clsx } from 'clsx'
import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type DragEvent, useEffect } from 'react'
import { FieldNote } from '@/ui/field/field'
import { IconButton } from '@/ui/icon-button/icon-button'
import { FileInput } from '@/ui/file-input/file-input'
import { useWords } from '@/words/use-words'

type PictureFieldProps = {
  label: string
  name: string
  file: File | null
  error?: string | undefined
  disabled: boolean
  onFile: (file: File | null) => void
}

export function PictureField({ label, name, file, error, disabled, onFile }: PictureFieldProps) {
  const t = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !disabled) onFile(dropped)
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-[0.8125rem] font-strong text-ink">
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative grid place-items-center overflow-hidden rounded-control border transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2',
          'has-[input:focus-visible]:outline-focus',
          file
            ? 'aspect-[8/5] border-line-control bg-surface-sunken'
            : 'h-32 border-dashed bg-surface sm:aspect-[8/5] sm:h-auto',
          error ? 'border-bad' : over ? 'border-focus bg-surface-sunken' : 'border-line-control hover:border-ink/70',
        )}
      >
        {file ? (
          <Preview file={file} alt={t('Preview: {label}', { label })} />
        ) : (
          <span
            aria-hidden
            className="flex flex-col items-center gap-1 px-3 text-center text-[0.8125rem] text-ink-muted"
          >
            <ImageUp size={24} className="mb-0.5" />
            <span className="font-strong text-ink">{over ? t('Drop it here') : t('Choose a picture')}</span>
            <span className="pointer-coarse:hidden">{t('or drop it here')}</span>
          </span>
        )}
        <FileInput
          ref={input}
          id={id}
          name={name}
          accept="image/jpeg,image/png"
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          // The invisible input covers the whole box and takes its presses.
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          onFiles={([chosen]) => chosen && onFile(chosen)}
        />
      </div>
      {file ? (
        <div className="mt-1 flex items-center gap-1">
          <p id={`${id}-hint`} className="min-w-0 flex-1 text-[0.8125rem] text-ink-muted">
            <span className="block truncate text-ink" title={file.name}>
              {file.name}
            </span>
            {sizeText(file.size)}
          </p>
          <button
            type="button"
            disabled={disabled}
            onClick={() => input.current?.click()}
            aria-label={t('Replace: {label}', { label })}
            className={clsx(
              'min-h-10 rounded-control px-2.5 text-[0.8125rem] font-strong underline decoration-line-control',
              'underline-offset-4 hover:bg-ink/6 disabled:opacity-45',
            )}
          >
            {t('Replace')}
          </button>
          <IconButton
            label={t('Remove: {label}', { label })}
            disabled={disabled}
            onClick={() => {
              onFile(null)
              input.current?.focus()
            }}
          >
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </div>
      ) : (
        <FieldNote id={id} hint={t('JPG or PNG, up to 10 MB.')} />
      )}
      {error ? (
        <div role="alert">
          <FieldNote id={id} error={error} />
        </div>
      ) : null}
    </div>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function Preview({ file, alt }: { file: File; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} alt={alt} className="size-full object-contain" />
}
