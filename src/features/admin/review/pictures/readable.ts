export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

/** Throws where the browser cannot show the bytes. jsdom decodes nothing and takes all. */
export async function requireReadable(bytes: Blob): Promise<void> {
  const picture = new Image()
  if (typeof picture.decode !== 'function') return
  const address = URL.createObjectURL(bytes)
  picture.src = address
  try {
    await picture.decode()
  } catch {
    throw new UnreadablePicture('The browser cannot show this file.')
  } finally {
    URL.revokeObjectURL(address)
  }
}
