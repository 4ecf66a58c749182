// Design tokens in the format of the Design Tokens Community Group (2025.10), read from the style sheets that the product uses.
import { hexOf } from '../../tests/helpers/oklch.mjs'

/** @typedef {{ $type: string, $value: unknown, $description?: string }} Token */
/** @typedef {Record<string, Record<string, Token>>} Groups */
/**
 * @typedef {object} Sheets
 * @property {string} own `tokens.css`
 * @property {string} scale Tailwind's theme, whose steps the own ones replace
 * @property {(className: string) => boolean} isUsed whether a screen uses the class
 */

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/
const SIZE = /^(-?[\d.]+)(px|rem|ms)$/
const EM = /^(-?[\d.]+)em$/
const CURVE = /^cubic-bezier\(([^)]+)\)$/
const RATIO = /^calc\(([\d.]+) \/ ([\d.]+)\)$/

/** Groups of custom properties: how their names begin, what they are, and the class that uses a step of the scale. */
const KINDS = [
  { group: 'font-weight', type: 'fontWeight', classOf: (/** @type {string} */ step) => `font-${step}` },
  { group: 'text', type: 'dimension', classOf: (/** @type {string} */ step) => `text-${step}` },
  { group: 'leading', type: 'number', classOf: (/** @type {string} */ step) => `leading-${step}` },
  { group: 'tracking', type: 'number', classOf: (/** @type {string} */ step) => `tracking-${step}` },
  { group: 'radius', type: 'dimension', classOf: (/** @type {string} */ step) => `rounded-${step}` },
  { group: 'breakpoint', type: 'dimension' },
  { group: 'container', type: 'dimension', ownOnly: true },
  { group: 'ease', type: 'cubicBezier', ownOnly: true },
]

/**
 * @param {Sheets} sheets
 * @returns {Record<string, Groups>} by file: `light`, `dark` (colors and shadows), `base` (what both share)
 */
export function designTokens({ own, scale, isUsed }) {
  return {
    'light.tokens.json': themed(own, '.light'),
    'dark.tokens.json': themed(own, '.dark'),
    'base.tokens.json': shared(own, scale, isUsed),
  }
}

/** The declarations of the first block with that selector. */
function block(/** @type {string} */ css, /** @type {string} */ selector) {
  const start = css.indexOf('{', css.indexOf(`${selector} {`))
  return [...css.slice(start, css.indexOf('}', start)).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  )
}

/** @returns {Groups} */
function themed(/** @type {string} */ css, /** @type {string} */ selector) {
  /** @type {Groups} */
  const groups = { color: {}, shadow: {} }
  for (const [name, value] of block(css, selector)) {
    const color = OKLCH.exec(value)
    if (color) groups.color[name] = { $type: 'color', $value: colorOf(color) }
    else if (name.startsWith('elevation-'))
      groups.shadow[name.slice('elevation-'.length)] = { $type: 'shadow', $value: shadowOf(value) }
  }
  return groups
}

/** In OKLCH, with sRGB for tools that read nothing else. */
function colorOf([, light, chroma, hue, alpha = '1']) {
  const components = [light, chroma, hue].map(Number)
  const [lightness = 0, saturation = 0, angle = 0] = components
  return { colorSpace: 'oklch', components, alpha: Number(alpha), hex: hexOf(lightness, saturation, angle) }
}

function shadowOf(/** @type {string} */ text) {
  return text.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, rgb = '0 0 0', alpha = '0'] = /rgb\(([\d ]+) \/ ([\d.]+)\)/.exec(layer) ?? []
    const [offsetX, offsetY, blur, spread] = [...layer.replace(/rgb\(.*|#.*/, '').matchAll(/-?[\d.]+/g)].map(([px]) =>
      pixels(Number(px)),
    )
    const components = rgb.split(' ').map((byte) => Math.round((Number(byte) / 255) * 1000) / 1000)
    const color = { colorSpace: 'srgb', components, alpha: Number(alpha) }
    return { color, offsetX, offsetY, blur: blur ?? pixels(0), spread: spread ?? pixels(0) }
  })
}

const pixels = (/** @type {number} */ value) => ({ value, unit: 'px' })

/** @returns {Groups} */
function shared(/** @type {string} */ own, /** @type {string} */ scale, /** @type {Sheets['isUsed']} */ isUsed) {
  /** @type {Groups} */
  const groups = { font: { sans: { $type: 'fontFamily', $value: familiesIn(own) } } }
  const ours = block(own, '@theme')
  const steps = new Map([...block(scale, '@theme default'), ...ours])
  const isOurs = new Set(ours.map(([name]) => name))
  for (const [name, value] of steps) {
    const kind = KINDS.find(({ group }) => name.startsWith(`${group}-`))
    if (!kind || name.includes('--')) continue
    const { group, type, classOf, ownOnly = false } = kind
    const step = name.slice(group.length + 1)
    if (step === '*' || (!isOurs.has(name) && (ownOnly || (classOf && !isUsed(classOf(step)))))) continue
    put(groups, group, step, { $type: type, $value: valueOf(value) })
  }
  put(groups, 'spacing', 'unit', { $type: 'dimension', $value: valueOf(steps.get('spacing') ?? '') })
  for (const step of Object.keys(groups.text ?? {}))
    put(groups, 'typography', step, typographyOf(step, steps.get(`text-${step}--line-height`) ?? '', groups))
  const motion = own.slice(own.indexOf(':root {', own.indexOf('--motion-quick') - 40))
  for (const [name, value] of block(motion, ':root'))
    put(groups, 'motion', name.replace(/^motion-?/, '') || 'usual', { $type: 'duration', $value: valueOf(value) })
  return groups
}

function put(
  /** @type {Groups} */ groups,
  /** @type {string} */ group,
  /** @type {string} */ name,
  /** @type {Token} */ token,
) {
  Object.assign((groups[group] ??= {}), { [name]: token })
}

/** A step of the type scale with its line height, on the other tokens' names. */
function typographyOf(
  /** @type {string} */ step,
  /** @type {string} */ lineHeight,
  /** @type {Groups} */ { text, 'font-weight': weight },
) {
  const high = SIZE.exec(lineHeight)
  const size = /** @type {{ value: number }} */ (text?.[step]?.$value)
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{font.sans}',
      fontSize: `{text.${step}}`,
      fontWeight: weight?.medium ? '{font-weight.medium}' : 500,
      lineHeight: high ? rounded(Number(high[1]) / size.value) : valueOf(lineHeight),
      letterSpacing: pixels(0),
    },
  }
}

function familiesIn(/** @type {string} */ css) {
  const [, families = ''] = /--font-sans:\s*([^;]+);/.exec(css) ?? []
  return families.split(',').map((family) => family.trim().replaceAll("'", ''))
}

const rounded = (/** @type {number} */ value) => Math.round(value * 1000) / 1000

function valueOf(/** @type {string} */ text) {
  const size = SIZE.exec(text)
  if (size) return { value: Number(size[1]), unit: size[2] }
  const curve = CURVE.exec(text)
  if (curve) return curve[1].split(',').map(Number)
  const ratio = RATIO.exec(text)
  if (ratio) return rounded(Number(ratio[1]) / Number(ratio[2]))
  return Number(EM.exec(text)?.[1] ?? text)
}

/** The files with their texts, as they are kept beside this one. */
export function designTokenFiles(/** @type {Sheets} */ sheets) {
  return Object.entries(designTokens(sheets)).map(([file, tokens]) => ({
    file,
    text: `${JSON.stringify(tokens, null, 2)}\n`,
  }))
}
