import { onePixel } from '@mocks/documents/one-pixel'

export function picture(name = 'picture.png', padding = 0): File {
  return onePixel(name, padding)
}

/** Plain text that calls itself a document. */
export function textFile(): File {
  return new File(['This is no picture.'], 'notes.txt', { type: 'text/plain' })
}
