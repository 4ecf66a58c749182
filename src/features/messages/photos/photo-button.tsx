import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { FileInput } from '@/ui/file-input/file-input'
import { IconButton } from '@/ui/icon-button/icon-button'
import { useWords } from '@/words/use-words'

type Props = { full: boolean; onFiles: (files: readonly File[]) => void }

export function PhotoButton({ full, onFiles }: Props) {
  const t = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} label={t('Photos to send')} accept="image/*" multiple tabIndex={-1} onFiles={onFiles} />
      <IconButton label={t('Add photos')} size={44} disabled={full} onClick={() => input.current?.click()}>
        <Camera aria-hidden size={21} />
      </IconButton>
    </>
  )
}
