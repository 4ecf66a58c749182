const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A whole PNG of one pixel; `padding` makes the file that much larger. */
export function picture(name = 'picture.png', padding = 0): File {
  const bytes = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(padding)])
  return new File([bytes], name, { type: 'image/png' })
}

/** Plain text that calls itself a document. */
export function textFile(): File {
  return new File(['This is no picture.'], 'notes.txt', { type: 'text/plain' })
}
