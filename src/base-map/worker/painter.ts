import { loadCode } from '@/lib/load-code'
import { TYPEFACE } from '@/ui/theme/typeface'
import type { PaintJob } from './paint-job'

/** A job is called off by its number. */
export type PaintRequest = { typeface: typeof TYPEFACE } | { id: number; job: PaintJob } | { cancel: number }
export type PaintAnswer = { id: number; picture: ImageBitmap }

let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, (picture: ImageBitmap | null) => void>()

function canPaintElsewhere(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && typeof FontFace !== 'undefined'
}

function tell(request: PaintRequest): void {
  worker?.postMessage(request)
}

export function startPainter(): void {
  if (worker || !canPaintElsewhere()) return
  worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<PaintAnswer>) => {
    const show = waiting.get(id)
    waiting.delete(id)
    if (show) show(picture)
    else picture.close()
  })
  worker.addEventListener('error', () => {
    worker = null
    const owed = [...waiting.values()]
    waiting.clear()
    for (const show of owed) show(null)
  })
  tell({ typeface: { ...TYPEFACE, url: new URL(TYPEFACE.url, document.baseURI).href } })
}

function paintInWorker(job: PaintJob, signal: AbortSignal): Promise<ImageBitmap | null> {
  const id = ++lastId
  tell({ id, job })
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    signal.addEventListener('abort', () => {
      if (!waiting.delete(id)) return
      tell({ cancel: id })
      resolve(null)
    })
  })
}

/** In a worker, so that the page stays fluid, or in the page. False when `signal` called it off first. Never throws. */
export async function showPainted(canvas: HTMLCanvasElement, job: PaintJob, signal: AbortSignal): Promise<boolean> {
  startPainter()
  const picture = worker && !signal.aborted ? await paintInWorker(job, signal) : null
  if (signal.aborted) {
    picture?.close()
    return false
  }
  if (!picture) {
    // Without this code a tile stays as it is.
    const code = await loadCode(() => import('./paint-here')).catch(() => null)
    return code !== null && code.paintHere(canvas, job, signal)
  }
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  return true
}
