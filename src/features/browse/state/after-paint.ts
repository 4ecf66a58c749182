/** A tab in the background paints nothing: after this long, in milliseconds, the work is done all the same. */
const PATIENCE = 250

/** Does `work` after the next frame has been painted; the returned function calls it off. */
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
