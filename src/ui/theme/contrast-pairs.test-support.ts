/** Minimum contrast of WCAG 2.2 AA for text and for controls. */
const TEXT = 4.5
const CONTROL = 3

const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const onSurfaces = (names: string[], ratio: number) =>
  names.flatMap((name) => SURFACES.map((surface) => [name, surface, ratio] as const))

/** The color pairs that occur, and their minimum contrast. */
export const CONTRAST_PAIRS: readonly (readonly [front: string, back: string, ratio: number])[] = [
  ...onSurfaces(['ink', 'ink-muted', 'brand-ink', 'action', 'sale', 'rent', 'good', 'warn', 'bad'], TEXT),
  ...onSurfaces(['line-control', 'focus', 'heart'], CONTROL),
  ...['brand', 'sale', 'rent', 'good', 'warn', 'bad'].flatMap((tone) => [
    ['ink', `${tone}-soft`, TEXT] as const,
    [tone === 'brand' ? 'brand-ink' : tone, `${tone}-soft`, TEXT] as const,
  ]),
  ['action-ink', 'action', TEXT],
  ['action-ink', 'action-hover', TEXT],
  ['on-brand', 'brand', TEXT],
  ['on-sale', 'sale', TEXT],
  ['on-rent', 'rent', TEXT],
  ['on-bad', 'bad', TEXT],
]
