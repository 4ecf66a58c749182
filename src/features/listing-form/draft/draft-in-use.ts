const lockOf = (owner: string, id: string) => `proventous:draft:${owner}:${id}`

/** Keeps a draft for the form of this tab: no other tab is offered it. Returns how to let it go. */
export function holdDraft(owner: string, id: string): () => void {
  if (!('locks' in navigator)) return () => {}
  const gone = new AbortController()
  const held = new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()))
  navigator.locks.request(lockOf(owner, id), { signal: gone.signal }, () => held).catch(() => {})
  return () => gone.abort()
}

/** Whether a form that is open now, here or in another tab, holds the draft. */
export async function isInUse(owner: string, id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(owner, id))
}
