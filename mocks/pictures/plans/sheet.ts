/** A drawing as a file: its name, its text, its size in pixels and its markup. */
export type Drawing = { name: string; alt: string; width: number; height: number; svg: string }

// Dark lines on white paper of its own: readable on a light page and on a dark one.
export const PAPER = '#fff'
export const INK = '#1c2733'
export const MUTED = '#6b7785'
export const LINE = '#9aa4af'
export const SUNKEN = '#eef1f4'
export const ACCENT = '#14695a'
export const SOFT = '#dcefe9'

/** Of the drawing's longer side. */
const MARGIN = 0.04
/** Pixels of the longer side. */
const LONGER = 960

export type Attributes = Record<string, string | number>

export function tag(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  )
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`
}

/** Words centered on a point of their baseline. */
export function text(at: { x: number; y: number } & Attributes, words: string, size: number, weight = 400): string {
  const bold: Attributes = weight === 400 ? {} : { 'font-weight': weight }
  return tag('text', { ...at, 'font-size': size, ...bold }, words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
}

/** The drawing on its paper. */
export function sheet(
  { width, height, x = 0, y = 0 }: { width: number; height: number; x?: number; y?: number },
  inside: string,
) {
  const margin = MARGIN * Math.max(width, height)
  const [across, down] = [width + 2 * margin, height + 2 * margin]
  const scale = LONGER / Math.max(across, down)
  const size = { width: Math.round(across * scale), height: Math.round(down * scale) }
  const box = [x - margin, y - margin, across, down].map(round).join(' ')
  const paper = tag('rect', { x: x - margin, y: y - margin, width: across, height: down, fill: PAPER })
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...size,
    viewBox: box,
    fill: INK,
    'text-anchor': 'middle',
    'font-family': 'system-ui, sans-serif',
  }
  return { ...size, svg: `${tag('svg', frame, paper + inside)}\n` }
}

export const round = (value: number) => Math.round(value * 10) / 10
