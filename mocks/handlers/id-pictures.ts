const SIGNS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Whether a file begins as a JPEG or a PNG does, whatever its name and stated type say. */
export async function isPicture(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return SIGNS.some((sign) => sign.every((byte, at) => start[at] === byte))
}
