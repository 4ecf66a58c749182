import { onePixel } from '@mocks/documents/one-pixel'

export function picture(name = 'picture.png', padding = 0): File {
  return onePixel(name, padding)
}

/** Plain text, by default under its own name and type. */
export function textFile(name = 'notes.txt', type = 'text/plain'): File {
  return new File(['This is no picture.'], name, { type })
}
