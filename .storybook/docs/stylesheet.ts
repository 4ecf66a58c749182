import { contrastOfLinear } from '@/ui/theme/contrast.test-support'

/** Every custom property that the page's stylesheets declare, by name, in their order. */
export function declaredTokens(): string[] {
  const names = new Set<string>()
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && /:root|\.light|\.dark/.test(rule.selectorText))
        for (const name of rule.style) if (name.startsWith('--')) names.add(name.slice(2))
      if (rule instanceof CSSGroupingRule) read(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      read(sheet.cssRules)
    } catch {
      // A stylesheet of another origin cannot be read and has none of our tokens.
    }
  }
  return [...names].filter((name) => !name.startsWith('tw-'))
}

/** A token's value in an element's theme. */
export function valueIn(element: Element, token: string): string {
  return getComputedStyle(element).getPropertyValue(`--${token}`).trim()
}

/** WCAG 2 contrast ratio of two colors as the browser paints them, in any CSS notation. */
export function contrastOf(one: string, other: string): number {
  return contrastOfLinear(linearOf(one), linearOf(other))
}

function paint(color: string): number[] {
  const brush = new OffscreenCanvas(1, 1).getContext('2d')!
  brush.fillStyle = color
  brush.fillRect(0, 0, 1, 1)
  return [...brush.getImageData(0, 0, 1, 1).data]
}

/** Linear-light sRGB. */
function linearOf(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = paint(color).map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

/** A color in hex notation, with alpha when it is not opaque. */
export function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = paint(color)
  const shown = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha]
  return `#${shown.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A theme's token as written in the source; a build may change the notation. */
export function writtenIn(css: string, theme: string, token: string): string {
  const block = css.slice(css.indexOf(`.${theme} {`)).split('}')[0] ?? ''
  return new RegExp(`--${token}:\\s*([^;]+);`).exec(block)?.[1] ?? ''
}
