// Plain JavaScript: the program that writes the design tokens runs it in Node as it is.

const clip = (/** @type {number} */ value) => Math.min(1, Math.max(0, value))

/**
 * An OKLCH color in linear-light sRGB, 0 to 1, clipped to the gamut as screens do. The hue is in degrees.
 * @returns {[red: number, green: number, blue: number]}
 */
export function linearRgb(/** @type {number} */ lightness, /** @type {number} */ chroma, /** @type {number} */ hue) {
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

/** The same color in hexadecimal sRGB, without alpha. */
export function hexOf(/** @type {number} */ lightness, /** @type {number} */ chroma, /** @type {number} */ hue) {
  const bytes = linearRgb(lightness, chroma, hue).map((part) =>
    Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
