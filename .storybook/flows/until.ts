const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true }

/** Calls back at every change of the page, the bar beside the body included. Returns how to stop. */
export function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, WATCHED)
  return () => observer.disconnect()
}

/** Resolves when the page shows it; rejects after `patience` milliseconds. */
export function until(done: () => boolean, patience: number, problem: string): Promise<void> {
  if (done()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = watchPage(() => done() && end(resolve))
    const timer = setTimeout(() => end(() => reject(new Error(problem))), patience)
    const end = (settle: () => void) => {
      stop()
      clearTimeout(timer)
      settle()
    }
  })
}
