/** Fallback in ms: background tabs do not paint. */
const PATIENCE = 250

/** Runs `work` after the next paint; returns how to cancel it. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, PATIENCE)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
