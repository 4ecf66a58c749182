export type Oklch = { lightness: number; chroma: number; hue: number }
type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `oklch(L C H)`; anything else (an alpha, another notation) is an error that names the token. */
export function parseOklch(text: string, token: string): Oklch {
  const match = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(text.trim())
  if (!match)
    throw new Error(`Token --${token} is '${text}': write it as oklch(L C H) so that its contrast can be checked.`)
  return { lightness: Number(match[1]), chroma: Number(match[2]), hue: Number(match[3]) }
}

const clip = (value: number) => Math.min(1, Math.max(0, value))

/** Linear-light sRGB, clipped to the gamut as screens do. */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** WCAG 2 relative luminance of linear-light sRGB, 0 to 1. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio of two colors in linear-light sRGB, 1 to 21. */
export function contrastOfLinear(one: Rgb, other: Rgb): number {
  const lighter = Math.max(luminance(one), luminance(other))
  const darker = Math.min(luminance(one), luminance(other))
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  return contrastOfLinear(linearRgb(one), linearRgb(other))
}
