import { drawSmaller } from './draw-smaller'

export type ShrinkRequest = { id: number; file: Blob }
export type ShrinkAnswer = { id: number; blob: Blob | null }

let worker: Worker | null = null
let nextId = 1
const waiting = new Map<number, (blob: Blob | null) => void>()

function canDrawElsewhere(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'
}

function startWorker(): Worker {
  const made = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', (event: MessageEvent<ShrinkAnswer>) => {
    waiting.get(event.data.id)?.(event.data.blob)
    waiting.delete(event.data.id)
  })
  // If the worker fails, the page draws the pictures.
  made.addEventListener('error', () => {
    worker = null
    const left = [...waiting.values()]
    waiting.clear()
    for (const give of left) give(null)
  })
  return made
}

function inWorker(file: Blob): Promise<Blob | null> {
  worker ??= startWorker()
  const id = nextId++
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ id, file } satisfies ShrinkRequest)
  })
}

/** Ends the worker to free its memory; the next picture starts another. */
export function stopShrinking(): void {
  if (waiting.size > 0) return
  worker?.terminate()
  worker = null
}

/** A smaller JPEG with the same name; null if the file is not a readable picture. */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const blob = canDrawElsewhere() ? await inWorker(file) : null
  // Also after a failure in the worker: some browsers decode certain formats only in the page.
  const made = blob ?? (await drawSmaller(file).catch(() => null))
  return made && new File([made], `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`, { type: 'image/jpeg' })
}
