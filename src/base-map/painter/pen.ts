import type { Path } from '../shapes/world'

/** Part of the world: `left` and `top` in pixels at the zoom, `width` and `height` in CSS pixels. */
export type View = { zoom: number; left: number; top: number; width: number; height: number }

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export type Pen = { ctx: Context2D; view: View; scale: number }

export function sees({ view, scale }: Pen, path: Path, margin: number): boolean {
  return (
    path.maxX * scale > view.left - margin &&
    path.minX * scale < view.left + view.width + margin &&
    path.maxY * scale > view.top - margin &&
    path.minY * scale < view.top + view.height + margin
  )
}

export function trace({ ctx, view, scale }: Pen, { xy, closed }: Path): void {
  let lastX = Infinity
  let lastY = Infinity
  for (let i = 0; i < xy.length; i += 2) {
    const x = (xy[i] as number) * scale - view.left
    const y = (xy[i + 1] as number) * scale - view.top
    // Points nearer than half a pixel add nothing.
    if (i === 0) ctx.moveTo(x, y)
    else if (Math.abs(x - lastX) + Math.abs(y - lastY) > 0.5 || i === xy.length - 2) ctx.lineTo(x, y)
    else continue
    lastX = x
    lastY = y
  }
  if (closed) ctx.closePath()
}

export function fill(pen: Pen, paths: readonly Path[], color: string): void {
  pen.ctx.fillStyle = color
  pen.ctx.beginPath()
  for (const path of paths) if (sees(pen, path, 2)) trace(pen, path)
  pen.ctx.fill()
}

export function stroke(pen: Pen, paths: readonly Path[], color: string, width: number): void {
  if (width <= 0) return
  pen.ctx.strokeStyle = color
  pen.ctx.lineWidth = width
  pen.ctx.beginPath()
  for (const path of paths) if (sees(pen, path, width)) trace(pen, path)
  pen.ctx.stroke()
}
