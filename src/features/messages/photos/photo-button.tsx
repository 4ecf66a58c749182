import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/ui/icon-button/icon-button'

type Props = { full: boolean; onFiles: (files: readonly File[]) => void }

/** Chooses pictures; a phone offers its camera and its gallery. */
export function PhotoButton({ full, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="Photos to send"
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <IconButton label="Add photos" size={44} disabled={full} onClick={() => input.current?.click()}>
        <Camera aria-hidden size={21} />
      </IconButton>
    </>
  )
}
