import { forgetWidths } from '../painter/labels'
import { paintInto, type PaintJob } from './paint-job'
import { PaintQueue } from './paint-queue'

const queue = new PaintQueue()

/** Paints in the page itself, where no worker can. True when the canvas shows the job; false when it was called off. */
export async function paintHere(canvas: HTMLCanvasElement, job: PaintJob, signal: AbortSignal): Promise<boolean> {
  if (job.what === 'names') {
    // A web font that arrives later would leave the fallback's letters standing.
    await document.fonts?.ready
    forgetWidths()
  }
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    queue.add(canvas, () => {
      paintInto(canvas, job)
      resolve(true)
    })
    signal.addEventListener('abort', () => {
      queue.drop(canvas)
      resolve(false)
    })
  })
}
