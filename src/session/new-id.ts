/** An id that nothing else has. Pages that come over plain http lack `crypto.randomUUID`. */
export function newId(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
}
