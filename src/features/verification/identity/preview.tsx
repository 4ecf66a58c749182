import { useEffect, useRef } from 'react'

/** Shows a chosen file. Its object URL is revoked when another is chosen. */
export function Preview({ file, alt }: { file: File; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} alt={alt} className="size-full object-contain" />
}
