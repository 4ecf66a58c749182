import type { Box } from '../painter/collision'
import { drawLabels } from '../painter/labels'
import { paint } from '../painter/paint'
import type { View } from '../painter/pen'
import type { BaseMapPalette } from '../palette'

/** What is painted: the ground with its streets, or the names over it. `ratio` is picture pixels for each CSS pixel. */
export type PaintJob = { view: View; ratio: number; palette: BaseMapPalette } & (
  | { what: 'ground' }
  /** Names stay off the boxes in `taken`, in CSS pixels of the view. */
  | { what: 'names'; family: string; taken: readonly Box[] }
)

export function paintInto(canvas: HTMLCanvasElement | OffscreenCanvas, job: PaintJob): void {
  const { view, ratio, palette } = job
  canvas.width = Math.ceil(view.width * ratio)
  canvas.height = Math.ceil(view.height * ratio)
  // Both kinds of canvas have it, but not one signature for it.
  const ctx = 'transferToImageBitmap' in canvas ? canvas.getContext('2d') : canvas.getContext('2d')
  if (!ctx) return
  ctx.scale(canvas.width / view.width, canvas.height / view.height)
  if (job.what === 'ground') paint(ctx, view, palette)
  else drawLabels(ctx, view, palette, job.family, job.taken)
}
