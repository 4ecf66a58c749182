export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Throws an Error with a sentence. `fetch` would need a content policy that allows it. */
export function fileOf(dataUrl: string): Blob {
  const [, type, letters] = /^data:([\w.+-]+\/[\w.+-]+)?;base64,([A-Za-z0-9+/]*={0,2})$/.exec(dataUrl) ?? []
  if (letters === undefined) throw new Error('an upload in it is damaged')
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    return new Blob([bytes], { type: type ?? '' })
  } catch {
    throw new Error('an upload in it is damaged')
  }
}
