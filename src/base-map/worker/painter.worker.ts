import { cellsIn, streetsOf } from '../shapes/streets'
import { paintInto, type PaintJob } from './paint-job'
import type { PaintAnswer, PaintRequest } from './painter'

// Paints the map away from the page, so that dragging and zooming stay fluid. Jobs in the order they came.

const jobs = new Map<number, PaintJob>()
/** Small streets of the city are woven in idle time, so that the first close look is no slower. */
const unwoven = cellsIn('town', 10.675, 122.5, 10.765, 122.6)
let typeface: Promise<unknown> = Promise.resolve()
let working = false

async function load({ family, url, weight }: Extract<PaintRequest, { typeface: object }>['typeface']): Promise<void> {
  // Where a worker has no faces, names stand in the fallback's letters.
  const fonts: FontFaceSet | undefined = 'fonts' in self ? (self as { fonts: FontFaceSet }).fonts : undefined
  fonts?.add(await new FontFace(family, `url(${url})`, { weight }).load())
}

async function work(): Promise<void> {
  if (working) return
  working = true
  while (jobs.size > 0 || unwoven.length > 0) {
    const next = jobs.entries().next().value
    if (next) await paintNext(...next)
    else weaveNext()
    // Lets in what was asked or called off meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
  }
  working = false
}

async function paintNext(id: number, job: PaintJob): Promise<void> {
  if (job.what === 'names') await typeface
  // Called off while the letters were on their way.
  if (!jobs.delete(id)) return
  const canvas = new OffscreenCanvas(1, 1)
  paintInto(canvas, job)
  const picture = canvas.transferToImageBitmap()
  self.postMessage({ id, picture } satisfies PaintAnswer, { transfer: [picture] })
}

function weaveNext(): void {
  const cell = unwoven.pop()
  if (cell) streetsOf('town', cell)
}

self.addEventListener('message', ({ data }: MessageEvent<PaintRequest>) => {
  if ('typeface' in data) typeface = load(data.typeface).catch(() => {})
  else if ('job' in data) jobs.set(data.id, data.job)
  else jobs.delete(data.cancel)
  void work()
})
