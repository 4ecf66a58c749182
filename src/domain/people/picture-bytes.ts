const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Whether a file's first bytes are those of a JPEG or a PNG. Its name and stated type do not count. */
export async function isJpegOrPng(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return SIGNATURES.some((signature) => signature.every((byte, at) => start[at] === byte))
}

export async function isSameFile(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  const [bytes, others] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map(
    (all) => new Uint8Array(all),
  )
  return bytes?.every((byte, at) => byte === others?.[at]) ?? false
}
