import type { IconName } from './label-sources'
import type { Context2D } from './pen'
import type { BaseMapPalette } from '../palette'

/** Small pictograms in a box of 12 by 12, drawn in one color. */
const PATHS: Record<IconName, string> = {
  church: 'M5.4 1h1.2v1.3h1.2v1.1H6.6v1.2l3 2.2V11H7.3V8.6a1.3 1.3 0 0 0-2.6 0V11H2.4V6.8l3-2.2V3.4H4.2V2.3h1.2z',
  school:
    'M6 1.8 11.4 4.4 6 7 .6 4.4zM2.6 6.2 6 7.9l3.4-1.7v2.5C8.6 9.7 7.300 10.200 6 10.200S3.400 9.700 2.600 8.700z',
  hospital: 'M4.7 1.6h2.600v3.100h3.100v2.600H7.300v3.100H4.700V7.300H1.600V4.700h3.100z',
  mall: 'M3.900 4V3.600a2.100 2.100 0 0 1 4.200 0V4h1.600l.6 6.600H1.700L2.300 4zm1.100 0h2V3.600a1 1 0 0 0-2 0z',
  market:
    'M1.500 2h9l.9 3a1.500 1.500 0 0 1-1.300 1.700V10.500H1.900V6.700A1.500 1.500 0 0 1 .6 5zM3.300 7.300v2h2v-2z',
  civic:
    'M6 1.200 11 4v1H1V4zM2 5.700h1.400v3.300H2zm3.300 0h1.400v3.300H5.300zm3.300 0H10v3.300H8.600zM1.200 ' +
    '9.600h9.600v1.200H1.200z',
  fort:
    'M1.500 2h1.800v1.300h1.600V2h2.200v1.300h1.600V2h1.800v4.200H9.600v4.600H7.300V8.700a1.300 1.300 0 0 0-2.600 ' +
    '0v2.100H2.400V6.200h-.9z',
  park:
    'M6 .9a3 3 0 0 1 2.700 4.200 2.300 2.300 0 0 1-.9 4.200H6.600V11H5.400V9.300H4.200a2.300 2.300 0 0 ' +
    '1-.9-4.200A3 3 0 0 1 6 .9z',
  port:
    'M6 1a1.500 1.500 0 0 1 .6 2.900v.7h1.700v1.100H6.600v3.600c1.300-.2 2.300-1 2.600-2.100l-.9.200 1.500-2.200 ' +
    '1.200 2.300-.8-.1C9.800 9.500 8 10.900 6 10.900S2.200 9.500 1.800 7.400l-.8.1 1.200-2.300 1.500 ' +
    '2.200-.9-.2c.3 1.100 1.300 1.900 2.600 2.100V5.700H3.700V4.600h1.700v-.7A1.500 1.500 0 0 1 6 1z',
  bus:
    'M3.200 1.200h5.600a1.300 1.300 0 0 1 1.300 ' +
    '1.300v6.300h-.8v1.600H7.800V8.800H4.200v1.600H2.700V8.800h-.8V2.500a1.300 1.300 0 0 1 1.300-1.300zM3.200 ' +
    '2.700v2.700h5.600V2.700z',
  plane:
    'M6 .8c.6 0 .9.600.9 1.300v2.200l4.300 2.700v1.200L6.900 7v2.200l1.300 1v.9L6 ' +
    '10.500l-2.200.6v-.9l1.300-1V7L.8 8.200V7l4.300-2.700V2.100C5.100 1.400 5.400.8 6 .8z',
  golf: 'M5 1.200 9.400 3.100 6 4.900v4.600c1.700.1 2.700.5 2.700 1H3.300c0-.5.7-.9 1.700-1z',
}

const ACCENTS: Record<IconName, keyof BaseMapPalette['iconAccent']> = {
  church: 'church',
  school: 'school',
  hospital: 'hospital',
  mall: 'mall',
  market: 'mall',
  civic: 'civic',
  fort: 'civic',
  park: 'park',
  port: 'port',
  bus: 'port',
  plane: 'port',
  golf: 'park',
}

/** The color of a landmark's icon and name. */
export const accentOf = (icon: IconName, palette: BaseMapPalette): string => palette.iconAccent[ACCENTS[icon]]

const made = new Map<IconName, Path2D>()

/** Draws a landmark's disc with its pictogram; `x`, `y` the center and `radius` in CSS pixels. */
export function drawIcon(
  ctx: Context2D,
  icon: IconName,
  x: number,
  y: number,
  radius: number,
  palette: BaseMapPalette,
): void {
  const shape = made.get(icon) ?? new Path2D(PATHS[icon])
  made.set(icon, shape)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fillStyle = accentOf(icon, palette)
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 2.5
  ctx.stroke()
  ctx.fill()
  ctx.save()
  const scale = (radius * 1.22) / 12
  ctx.translate(x - 6 * scale, y - 6 * scale)
  ctx.scale(scale, scale)
  ctx.fillStyle = palette.icon
  ctx.fill(shape, 'evenodd')
  ctx.restore()
}
