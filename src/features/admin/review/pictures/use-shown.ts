import { useCallback } from 'react'

/** Shows bytes in a picture, under an address that is good in this page alone and given back with the picture. */
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
