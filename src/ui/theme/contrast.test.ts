import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseOklch } from './contrast.test-support'
import { CONTRAST_PAIRS } from './contrast-pairs.test-support'

const css = readFileSync('src/ui/theme/tokens.css', 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

describe.each([
  ['light', '.light'],
  ['dark', '.dark'],
])('In the %s theme', (_name, selector) => {
  const tokens = tokensOf(selector)
  const color = (token: string) => parseOklch(tokens[token] ?? 'missing', token)

  it.each(CONTRAST_PAIRS)('%s stands out from %s by at least %d to 1', (front, back, ratio) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(ratio)
  })
})

describe('The contrast formula', () => {
  it('gives 21 for black on white and 1 for a color on itself', () => {
    const black = parseOklch('oklch(0 0 0)', 'black')
    const white = parseOklch('oklch(1 0 0)', 'white')
    expect(contrast(black, white)).toBeCloseTo(21, 1)
    expect(contrast(white, white)).toBe(1)
  })

  it('names the token it cannot read', () => {
    expect(() => parseOklch('#fff', 'ink')).toThrow("Token --ink is '#fff'")
  })
})
