/** A short name of an English text, the same in the build that writes dictionaries and in the page (32-bit FNV-1a). */
export function keyOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
