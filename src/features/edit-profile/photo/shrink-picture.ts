/** Longest side in pixels: three times the largest portrait on any screen. */
const LONGEST = 768

/** Shrinks a large picture in the browser. Returns a picture that the browser cannot read as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return file
  }
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const blob = scale < 1 ? await drawn(picture, scale) : null
  picture.close()
  return blob && blob.size < file.size ? new File([blob], 'profile.jpg', { type: 'image/jpeg' }) : file
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG has no transparency: transparent pixels become white.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.86)
  })
}
