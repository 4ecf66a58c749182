import { buildingsOf } from '../shapes/buildings'
import type { BaseMapPalette } from '../palette'
import type { PlotKind } from '../shapes/shapes'
import { cellsIn, streetsOf, type Field } from '../shapes/streets'
import { fill, sees, stroke, trace, type Context2D, type Pen, type View } from './pen'
import { casingWidth, pixelsPerMeter, roadWidth } from './style'
import { world, type Path } from '../shapes/world'

const PLOT_ORDER: readonly PlotKind[] = [
  'sand',
  'airport',
  'golf',
  'port',
  'campus',
  'hospital',
  'mall',
  'grave',
  'park',
  'runway',
]

function paintGround(pen: Pen, colors: BaseMapPalette): void {
  const { land, woods, urban, ponds, plots, rivers } = world()
  const { zoom } = pen.view
  const { ctx } = pen
  ctx.fillStyle = colors.water
  ctx.fillRect(0, 0, pen.view.width, pen.view.height)
  const seen = land.filter((path) => sees(pen, path, 12))
  // A soft rim of shallow water, then the land over it.
  stroke(pen, seen, colors.shore, zoom < 11 ? 1.5 : zoom < 14 ? 3 : 5)
  fill(pen, seen, colors.land)
  ctx.save()
  ctx.beginPath()
  for (const path of seen) trace(pen, path)
  ctx.clip()
  if (zoom < 14) {
    ctx.globalAlpha = 0.5
    for (const path of woods) fill(pen, [path], colors.park)
    ctx.globalAlpha = 1
  }
  if (zoom >= 10) {
    ctx.globalAlpha = zoom < 14 ? 1 : 0.75
    for (const path of urban) fill(pen, [path], colors.urban)
    ctx.globalAlpha = 1
  }
  paintBorders(pen, colors)
  ctx.restore()
  if (zoom >= 10) {
    paintPonds(pen, colors, ponds)
  }
  if (zoom >= 12) {
    for (const kind of PLOT_ORDER) {
      if (zoom < 13 && kind !== 'airport' && kind !== 'golf' && kind !== 'runway' && kind !== 'port') continue
      const color = kind === 'airport' ? colors.grave : kind === 'golf' ? colors.park : colors[kind]
      fill(
        pen,
        plots.filter((plot) => plot.kind === kind).map(({ path }) => path),
        color,
      )
    }
  }
  if (zoom >= 10) {
    const visible = rivers.filter(({ path }) => sees(pen, path, 4))
    fill(
      pen,
      visible.map(({ path }) => path),
      colors.water,
    )
    const least = zoom < 12 ? 1 : 1.6
    stroke(
      pen,
      visible.filter(({ width }) => width * pixelsPerMeter(zoom) < least * 1.6).map(({ line }) => line),
      colors.water,
      least,
    )
  }
}

/** Ponds, from zoom 13 with the dikes between them. */
function paintPonds(pen: Pen, colors: BaseMapPalette, ponds: readonly Path[]): void {
  fill(pen, ponds, colors.pond)
  if (pen.view.zoom < 13) return
  const { ctx, view, scale } = pen
  const meter = pixelsPerMeter(view.zoom)
  for (const pond of ponds) {
    if (!sees(pen, pond, 2)) continue
    ctx.save()
    ctx.beginPath()
    trace(pen, pond)
    ctx.clip()
    ctx.beginPath()
    const [cx, cy] = [pond.minX * scale - view.left, pond.minY * scale - view.top]
    const reach = (pond.maxX - pond.minX + pond.maxY - pond.minY) * scale
    const turn = 0.3 + ((pond.minX * 9973) % 1) * 0.8
    for (const [angle, gap] of [
      [turn, 150],
      [turn + Math.PI / 2, 260],
    ] as const) {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      for (let at = -reach; at < reach; at += gap * meter) {
        ctx.moveTo(cx - dy * at - dx * reach, cy + dx * at - dy * reach)
        ctx.lineTo(cx - dy * at + dx * reach, cy + dx * at + dy * reach)
      }
    }
    ctx.strokeStyle = colors.land
    ctx.lineWidth = Math.min(3, Math.max(0.7, 5 * meter))
    ctx.globalAlpha = 0.65
    ctx.stroke()
    ctx.restore()
  }
}

function lanesIn(view: View, fields: readonly Field[]): Path[] {
  return cellsOf(view, fields).flatMap(([field, cell]) => streetsOf(field, cell))
}

function cellsOf(view: View, fields: readonly Field[]) {
  const scale = 256 * 2 ** view.zoom
  const lng = (x: number) => (x / scale) * 360 - 180
  const lat = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI
  const box = [
    lat(view.top + view.height + 16),
    lng(view.left - 16),
    lat(view.top - 16),
    lng(view.left + view.width + 16),
  ] as const
  return fields.flatMap((field) => cellsIn(field, ...box).map((cell) => [field, cell] as const))
}

function paintRoads(pen: Pen, colors: BaseMapPalette): void {
  const { zoom } = pen.view
  const { roads } = world()
  const lanes = zoom >= 13 ? lanesIn(pen.view, ['town', 'rural']) : []
  const byKind = (kind: string) => roads.filter((road) => road.kind === kind).map(({ path }) => path)
  const layers = [
    {
      paths: lanes,
      width: roadWidth('lane', zoom),
      color: colors.lane,
      casing: colors.laneCasing,
      thin: colors.thin.lane,
    },
    {
      paths: byKind('s'),
      width: roadWidth('s', zoom),
      color: colors.road,
      casing: colors.laneCasing,
      thin: colors.thin.street,
    },
    {
      paths: byKind('m'),
      width: roadWidth('m', zoom),
      color: colors.road,
      casing: colors.roadCasing,
      thin: colors.thin.road,
    },
    {
      paths: byKind('t'),
      width: roadWidth('t', zoom),
      color: colors.trunk,
      casing: colors.trunkCasing,
      thin: colors.thin.trunk,
    },
  ]
  const casing = casingWidth(zoom)
  if (casing > 0) {
    for (const layer of layers) if (layer.width > 1.8) stroke(pen, layer.paths, layer.casing, layer.width + casing)
  }
  for (const layer of layers) {
    // White would vanish on paper where there is no casing.
    const thin = casing === 0 || layer.width <= 1.8
    if (thin && layer.paths === lanes) pen.ctx.globalAlpha = 0.85
    stroke(pen, layer.paths, thin ? layer.thin : layer.color, layer.width)
    pen.ctx.globalAlpha = 1
  }
}

function paintBorders(pen: Pen, colors: BaseMapPalette): void {
  const { zoom } = pen.view
  if (zoom < 11 || zoom > 16) return
  pen.ctx.globalAlpha = 0.5
  pen.ctx.setLineDash([5, 4])
  stroke(pen, world().borders, colors.border, 1)
  pen.ctx.setLineDash([])
  pen.ctx.globalAlpha = 1
}

/** Without labels. The context must be scaled to CSS pixels. Details come in at 10, 12, 14 and 17. Never throws. */
export function paint(ctx: Context2D, view: View, colors: BaseMapPalette): void {
  const pen: Pen = { ctx, view, scale: 2 ** view.zoom }
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  paintGround(pen, colors)
  if (view.zoom >= 17) {
    const houses = cellsOf(view, ['town']).flatMap(([, cell]) => buildingsOf(cell))
    fill(pen, houses, colors.building)
    stroke(pen, houses, colors.buildingEdge, 0.8)
  }
  paintRoads(pen, colors)
}
