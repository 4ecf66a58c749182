import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseOklch } from './contrast'

const css = readFileSync('src/ui/theme/tokens.css', 'utf8')
const TEXT = 4.5
const CONTROL = 3

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const onSurfaces = (names: string[], ratio: number) =>
  names.flatMap((name) => SURFACES.map((surface) => [name, surface, ratio] as const))

const PAIRS: (readonly [front: string, back: string, ratio: number])[] = [
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

describe.each([
  ['light', '.light'],
  ['dark', '.dark'],
])('In the %s theme', (_name, selector) => {
  const tokens = tokensOf(selector)
  const colour = (token: string) => parseOklch(tokens[token] ?? 'missing', token)

  it.each(PAIRS)('%s stands out from %s by at least %d to 1', (front, back, ratio) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(ratio)
  })
})

describe('The contrast formula', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    const black = parseOklch('oklch(0 0 0)', 'black')
    const white = parseOklch('oklch(1 0 0)', 'white')
    expect(contrast(black, white)).toBeCloseTo(21, 1)
    expect(contrast(white, white)).toBe(1)
  })

  it('names the token it cannot read', () => {
    expect(() => parseOklch('#fff', 'ink')).toThrow("Token --ink is '#fff'")
  })
})
