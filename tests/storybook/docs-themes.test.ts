import { color } from 'storybook/theming'
import { expect, test } from 'vitest'
import { contrastOfLinear } from '@/ui/theme/contrast.test-support'
import { DOCS_THEMES } from '../../.storybook/docs/docs-themes'

/** The linear-light parts of `#rrggbb`. */
function linear(hex: string): [number, number, number] {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

test.each([
  ['light', '#FFFFFF'],
  ['light', color.lighter],
  ['dark', DOCS_THEMES.dark.appContentBg],
  ['dark', color.darker],
] as const)('links of documentation pages are read in the %s theme on %s', (theme, behind) => {
  const link = DOCS_THEMES[theme].colorSecondary
  expect(contrastOfLinear(linear(link), linear(behind))).toBeGreaterThanOrEqual(4.5)
})
