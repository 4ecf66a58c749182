const SETTLE_MS = 400

let said = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function say(text: string) {
  said = text
  for (const listener of listeners) listener()
}

/** Says a text politely through the LiveHost once nothing newer has come for 400 ms: five quick edits, one announcement. */
export function announce(text: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    // The same words again are news too: a region that does not change stays silent, so it empties first.
    if (said === text) say('')
    setTimeout(() => say(text), 30)
  }, SETTLE_MS)
}

export function subscribeAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentAnnouncement(): string {
  return said
}
