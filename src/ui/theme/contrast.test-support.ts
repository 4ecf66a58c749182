import { linearRgb } from '@tests/helpers/oklch.mjs'

export type Oklch = { lightness: number; chroma: number; hue: number }
type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `oklch(L C H)`; anything else (an alpha, another notation) is an error that names the token. */
export function parseOklch(text: string, token: string): Oklch {
  const match = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(text.trim())
  if (!match)
    throw new Error(`Token --${token} is '${text}': write it as oklch(L C H) so that its contrast can be checked.`)
  return { lightness: Number(match[1]), chroma: Number(match[2]), hue: Number(match[3]) }
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

const linearOf = ({ lightness, chroma, hue }: Oklch): Rgb => linearRgb(lightness, chroma, hue)

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  return contrastOfLinear(linearOf(one), linearOf(other))
}
