export function hashOf(text: string): string {
  let hash = 0x811c_9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193)
  return (hash >>> 0).toString(36)
}
