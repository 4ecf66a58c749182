import { useEffect, useEffectEvent, useState } from 'react'

function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer !== null && [...transfer.types].includes('Files')
}

/**
 * Accepts files dropped anywhere on the page, or pasted: a file dropped beside the field would otherwise replace the page.
 * Returns whether files are being dragged over the page.
 */
export function useDroppedPhotos(onFiles: (files: readonly File[]) => void): boolean {
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
