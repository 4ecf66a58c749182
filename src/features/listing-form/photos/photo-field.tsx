import { CircleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { MAX_PHOTOS } from '@/contract/fields'
import { tooManyPhotos, type Refusal } from '@/domain/listing-form/photo-rules'
import { FieldNote } from '@/ui/field/field'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'
import { useListingScope } from '../listing-form-scope'
import { useListingField } from '../use-listing-field'
import { AddPhotos } from './add-photos'
import { PhotoGrid } from './photo-grid'
import { photosInWork } from './photo-list-store'
import { useWords } from '@/words/use-words'

export function PhotoField() {
  const t = useWords()
  const { photos: photoList } = useListingScope()
  const state = useStore(photoList)
  const { id, error } = useListingField('photos')
  const over = useDroppedPhotos(photoList.add)
  const count = state.photos.length
  const inWork = photosInWork(state)
  return (
    <div className="grid min-w-0 gap-4">
      <AddPhotos
        id={id}
        over={over}
        full={count >= MAX_PHOTOS}
        empty={count === 0}
        error={error}
        onFiles={photoList.add}
      />
      <FieldNote id={id} error={error} />
      <PhotoRefusals refused={state.refused} leftOut={state.leftOut} onClose={photoList.clearRefusals} />
      {inWork > 0 ? (
        <ProgressBar
          showLabel
          label={t('Preparing photos')}
          value={count - inWork}
          max={count}
          valueText={t('{n} of {all}', { n: count - inWork, all: count })}
        />
      ) : null}
      {count > 0 ? (
        <>
          <p className="figures text-[0.8125rem] text-ink-muted">
            {t('{n} of {most} photos', { n: count, most: MAX_PHOTOS })}
          </p>
          <PhotoGrid photoList={photoList} state={state} />
        </>
      ) : null}
    </div>
  )
}

type Props = { refused: readonly Refusal[]; leftOut: number; onClose: () => void }

function PhotoRefusals({ refused, leftOut, onClose }: Props) {
  const t = useWords()
  return (
    <div role="alert">
      {refused.length > 0 || leftOut > 0 ? (
        <div className="flex gap-2.5 rounded-control bg-bad-soft py-2 pr-1.5 pl-3.5 text-bad">
          <CircleAlert aria-hidden size={18} className="mt-1.5 shrink-0" />
          <ul className="min-w-0 flex-1 space-y-1 py-1 text-[0.8125rem] font-strong">
            {leftOut > 0 ? (
              <li>
                <span>{tooManyPhotos()}</span>
                <span className="font-medium">
                  {`. ${t.count(leftOut, '{n} more was left out.', '{n} more were left out.')}`}
                </span>
              </li>
            ) : null}
            {refused.map(({ name, reason }, place) => (
              <li key={place} className="wrap-anywhere">
                {name} <span className="font-medium">{reason}</span>
              </li>
            ))}
          </ul>
          <IconButton label={t('Close')} onClick={onClose} className="text-bad">
            <X aria-hidden size={17} />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}

function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer !== null && [...transfer.types].includes('Files')
}

/** Takes files dropped anywhere on the page: beside the field they would otherwise replace the page. */
function useDroppedPhotos(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    }
    const paste = (event: ClipboardEvent) => {
      // Copied cells and web pages include pictures; in a text field paste their text.
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || (typing && event.clipboardData?.types.includes('text/plain'))) return
      event.preventDefault()
      take(files)
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])
  return over
}
