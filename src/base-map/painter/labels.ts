import { CollisionGrid, type Box } from './collision'
import { drawIcon } from './icons'
import { lineLabels, pointLabels, type LabelKind, type LineLabel, type PointLabel } from './label-sources'
import type { Context2D, View } from './pen'
import type { BaseMapPalette } from '../palette'
import { roadWidth } from './style'
import { boxesOf, placesOn } from './text-path'

type TypeStyle = { size: number; weight: number; color: string; spacing: number; italic?: boolean; upper?: boolean }

type Sheet = { ctx: Context2D; view: View; palette: BaseMapPalette; family: string; grid: CollisionGrid }

function pointStyle(kind: LabelKind, zoom: number, p: BaseMapPalette): TypeStyle {
  switch (kind) {
    case 'city':
      return { size: zoom < 9 ? 12.5 : zoom < 11 ? 14.5 : 17, weight: 700, color: p.ink, spacing: 0 }
    case 'island':
      return { size: zoom < 9 ? 12 : 14, weight: 600, color: p.inkFaint, spacing: 2.5, upper: true }
    case 'district':
      return { size: zoom < 13 ? 12.5 : zoom < 15 ? 15 : 16, weight: 700, color: p.ink, spacing: 0.3 }
    case 'town':
      return {
        size: zoom < 12 ? 12 : zoom < 14 ? 13.5 : 15,
        weight: 650,
        color: zoom < 12 ? p.inkMuted : p.ink,
        spacing: 0,
      }
    case 'barangay':
      return { size: zoom < 16 ? 11 : 12, weight: 500, color: p.inkFaint, spacing: 0.5 }
    case 'water':
      return { size: zoom < 12 ? 12.5 : 14, weight: 500, color: p.inkWater, spacing: 1.4, italic: true }
    case 'landmark':
      return { size: 11.5, weight: 600, color: p.inkMuted, spacing: 0 }
  }
}

function setType({ ctx, family }: Sheet, style: TypeStyle): void {
  ctx.font = `${style.italic ? 'italic ' : ''}${style.weight} ${style.size}px ${family}`
  ctx.letterSpacing = `${style.spacing}px`
  ctx.textBaseline = 'middle'
}

function write({ ctx, palette }: Sheet, text: string, x: number, y: number, color: string, halo = 3.2): void {
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = halo
  ctx.lineJoin = 'round'
  ctx.strokeText(text, x, y)
  ctx.fillStyle = color
  ctx.fillText(text, x, y)
}

/** Two lines of about the same length when a name is long. */
function wrap(text: string, most: number): string[] {
  if (text.length <= most || !text.includes(' ')) return [text]
  let best = text.indexOf(' ')
  for (let i = best; i !== -1; i = text.indexOf(' ', i + 1)) {
    if (Math.abs(i - text.length / 2) < Math.abs(best - text.length / 2)) best = i
  }
  return [text.slice(0, best), text.slice(best + 1)]
}

const place = ({ view }: Sheet, { x, y }: PointLabel) => ({
  x: x * 2 ** view.zoom - view.left,
  y: y * 2 ** view.zoom - view.top,
})

/** Names of whole places give way to pins: they mean the same some pixels farther. */
const YIELDING: ReadonlySet<LabelKind> = new Set(['city', 'district', 'town', 'island'])
type Step = readonly [x: number, y: number]
const STAYS: readonly Step[] = [[0, 0]]
const YIELDS: readonly Step[] = [
  ...STAYS,
  ...[22, 44, 66].flatMap((by): Step[] => [
    [0, -by],
    [0, by],
    [by * 1.6, 0],
    [-by * 1.6, 0],
    [by * 1.2, -by],
    [-by * 1.2, -by],
    [by * 1.2, by],
    [-by * 1.2, by],
  ]),
]

function drawPlain(sheet: Sheet, label: PointLabel): void {
  const { ctx, grid, view, palette } = sheet
  const style = pointStyle(label.kind, view.zoom, palette)
  const { x, y } = place(sheet, label)
  setType(sheet, style)
  const lines = wrap(style.upper ? label.text.toUpperCase() : label.text, 18)
  const wide = Math.max(...lines.map((line) => ctx.measureText(line).width))
  const high = lines.length * style.size * 1.18
  const turn = (label.turn * Math.PI) / 180
  const pieces = turn === 0 ? 1 : Math.max(1, Math.ceil(wide / high))
  const boxesAt = (dx: number, dy: number): Box[] =>
    Array.from({ length: pieces }, (_, i) => {
      const shift = ((i + 0.5) / pieces - 0.5) * wide
      const [cx, cy] = [x + dx + Math.cos(turn) * shift, y + dy + Math.sin(turn) * shift]
      const half = wide / pieces / 2
      return { x0: cx - half - 5, y0: cy - high / 2 - 3, x1: cx + half + 5, y1: cy + high / 2 + 3 }
    })
  const free = (YIELDING.has(label.kind) ? YIELDS : STAYS).find(([dx, dy]) => grid.isFree(boxesAt(dx, dy)))
  if (!free) return
  grid.add(boxesAt(...free))
  ctx.save()
  ctx.translate(x + free[0], y + free[1])
  ctx.rotate(turn)
  ctx.textAlign = 'center'
  lines.forEach((line, i) =>
    write(
      sheet,
      line,
      0,
      (i - (lines.length - 1) / 2) * style.size * 1.18,
      style.color,
      label.kind === 'water' ? 0.01 : 3.4,
    ),
  )
  ctx.restore()
}

function drawLandmark(sheet: Sheet, label: PointLabel): void {
  const { ctx, grid, view, palette } = sheet
  if (!label.icon) return
  const style = pointStyle('landmark', view.zoom, palette)
  const { x, y } = place(sheet, label)
  const radius = view.zoom < 15 ? 7.5 : 9
  setType(sheet, style)
  const lines = wrap(label.text, 17)
  const wide = Math.max(...lines.map((line) => ctx.measureText(line).width))
  const high = lines.length * style.size * 1.15
  const disc: Box = { x0: x - radius - 2, y0: y - radius - 2, x1: x + radius + 2, y1: y + radius + 2 }
  const gap = radius + 4
  const sides: { box: Box; align: CanvasTextAlign; tx: number; ty: number }[] = [
    { box: { x0: x + gap, y0: y - high / 2, x1: x + gap + wide, y1: y + high / 2 }, align: 'left', tx: x + gap, ty: y },
    {
      box: { x0: x - gap - wide, y0: y - high / 2, x1: x - gap, y1: y + high / 2 },
      align: 'right',
      tx: x - gap,
      ty: y,
    },
    {
      box: { x0: x - wide / 2, y0: y + gap, x1: x + wide / 2, y1: y + gap + high },
      align: 'center',
      tx: x,
      ty: y + gap + high / 2,
    },
    {
      box: { x0: x - wide / 2, y0: y - gap - high, x1: x + wide / 2, y1: y - gap },
      align: 'center',
      tx: x,
      ty: y - gap - high / 2,
    },
  ]
  const side = sides.find(({ box }) =>
    grid.isFree([disc, { x0: box.x0 - 2, y0: box.y0 - 2, x1: box.x1 + 2, y1: box.y1 + 2 }]),
  )
  if (!side) return
  grid.add([disc, side.box])
  drawIcon(ctx, label.icon, x, y, radius, palette)
  setType(sheet, style)
  ctx.textAlign = side.align
  lines.forEach((line, i) =>
    write(
      sheet,
      line,
      side.tx,
      side.ty + (i - (lines.length - 1) / 2) * style.size * 1.15,
      label.icon === 'park' ? palette.inkPark : style.color,
    ),
  )
}

const widths = new Map<string, number>()

function letterWidth(ctx: Context2D, letter: string): number {
  const key = ctx.font + letter
  const width = widths.get(key) ?? ctx.measureText(letter).width
  widths.set(key, width)
  return width
}

function reaches({ view }: Sheet, { minX, minY, maxX, maxY }: LineLabel['path']): boolean {
  const scale = 2 ** view.zoom
  const right = view.left + view.width
  const bottom = view.top + view.height
  return maxX * scale > view.left && minX * scale < right && maxY * scale > view.top && minY * scale < bottom
}

function drawAlong(sheet: Sheet, label: LineLabel): void {
  if (!reaches(sheet, label.path)) return
  const { ctx, grid, view, palette } = sheet
  const river = label.kind === 'river'
  const broad = river ? 12 : roadWidth(label.kind as 't' | 'm' | 's', view.zoom)
  const size = river ? (view.zoom < 15 ? 11.5 : 13) : Math.min(12.5, Math.max(10, broad * 0.9 + 3))
  const style: TypeStyle = {
    size,
    weight: river ? 500 : 550,
    color: river ? palette.inkWater : palette.inkRoad,
    spacing: 0,
    italic: river,
  }
  setType(sheet, style)
  const spacing = river ? 1.2 : 0.35
  const measure = (text: string) => letterWidth(ctx, text) + spacing
  for (const glyphs of placesOn(label.path, view, label.text, measure, river ? 620 : 520)) {
    const boxes = boxesOf(glyphs, size)
    if (!grid.isFree(boxes)) continue
    grid.add(boxes)
    ctx.textAlign = 'center'
    const letters = (paintLetter: (text: string) => void) => {
      for (const { text, x, y, turn } of glyphs) {
        ctx.save()
        ctx.translate(x, y)
        ctx.rotate(turn)
        paintLetter(text)
        ctx.restore()
      }
    }
    if (!river) {
      ctx.strokeStyle = palette.halo
      ctx.lineWidth = 3
      ctx.lineJoin = 'round'
      letters((text) => ctx.strokeText(text, 0, 0.5))
    }
    ctx.fillStyle = style.color
    letters((text) => ctx.fillText(text, 0, 0.5))
  }
}

/** Forgets measured letters: a web font that arrives late has other widths. */
export const forgetWidths = () => widths.clear()

const ORDER: readonly (LabelKind | LineLabel['kind'])[] = [
  'city',
  'district',
  'town',
  'island',
  't',
  'landmark',
  'river',
  'm',
  'water',
  'barangay',
  's',
]

/** No two names meet, and none is written on `taken`. The context must be scaled to CSS pixels and clear. */
export function drawLabels(
  ctx: Context2D,
  view: View,
  palette: BaseMapPalette,
  family: string,
  taken: readonly Box[] = [],
): void {
  const sheet: Sheet = { ctx, view, palette, family, grid: new CollisionGrid() }
  sheet.grid.add(taken)
  const points = pointLabels().filter((label) => {
    if (view.zoom < label.from || view.zoom > label.to) return false
    const { x, y } = place(sheet, label)
    return x > -120 && y > -60 && x < view.width + 120 && y < view.height + 60
  })
  const lines = lineLabels().filter((label) => view.zoom >= label.from)
  for (const kind of ORDER) {
    lines.filter((label) => label.kind === kind).forEach((label) => drawAlong(sheet, label))
    points
      .filter((label) => label.kind === kind)
      .forEach((label) => (kind === 'landmark' ? drawLandmark : drawPlain)(sheet, label))
  }
}
