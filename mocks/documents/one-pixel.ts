const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A PNG of one pixel, for calls that take pictures. `padding` adds that many bytes. */
export function onePixel(name: string, padding = 0): File {
  const bytes = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))
  return new File([bytes, new Uint8Array(padding)], name, { type: 'image/png' })
}
