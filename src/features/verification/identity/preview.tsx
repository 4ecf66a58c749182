import { useEffect, useRef } from 'react'

/** A chosen file as this page can show it; its address is let go of when another one is chosen. */
export function Preview({ file, alt }: { file: File; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} alt={alt} className="size-full object-contain" />
}
