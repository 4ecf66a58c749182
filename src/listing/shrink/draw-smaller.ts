import { shrunkSize } from '@/domain/listing-form/photo-rules'

const QUALITY = 0.84

type Surface = {
  canvas: OffscreenCanvas | HTMLCanvasElement
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
}

function surface(width: number, height: number): Surface {
  const canvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  return { canvas, context }
}

async function toJpeg({ canvas }: Surface): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.')))
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
}

/** At most 1920 px, rotated by its EXIF data, without metadata such as the location. Rejects unreadable files. */
export async function drawSmaller(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = shrunkSize(bitmap.width, bitmap.height)
    const made = surface(width, height)
    // JPEG has no transparency; transparent pixels would turn black.
    made.context.fillStyle = 'white'
    made.context.fillRect(0, 0, width, height)
    made.context.imageSmoothingQuality = 'high'
    made.context.drawImage(bitmap, 0, 0, width, height)
    return await toJpeg(made)
  } finally {
    bitmap.close()
  }
}
