import { useCallback } from 'react'

/** Shows bytes in a picture under an object URL, which is revoked with the picture. */
export function useShown(bytes: Blob | undefined) {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !bytes) return undefined
      const address = URL.createObjectURL(bytes)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes],
  )
}
