import { useEffect, useState } from 'react'
import { photoFile } from './photo-files'

/** The URL of a picture that is not sent; empty while it is read, null where this device no longer has its file. */
export function usePhotoUrl(id: string): string | null {
  const [shown, setShown] = useState<{ id: string; url: string | null }>({ id, url: '' })
  useEffect(() => {
    let made: string | null = null
    let over = false
    void photoFile(id).then((file) => {
      if (over) return
      made = file && URL.createObjectURL(file)
      setShown({ id, url: made })
    })
    return () => {
      over = true
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [id])
  return shown.id === id ? shown.url : ''
}
