// Design tokens in the format of the Design Tokens Community Group (2025.10), read from the style sheet that the product uses.

/** @typedef {{ $type: string, $value: unknown, $description?: string }} Token */

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/
const SIZE = /^(-?[\d.]+)(px|rem|em|ms)$/
const CURVE = /^cubic-bezier\(([^)]+)\)$/

/** What a custom property of the sheet's theme block is, by how its name begins. */
const KINDS = /** @type {const} */ ({
  'font-weight': 'fontWeight',
  text: 'dimension',
  radius: 'dimension',
  ease: 'cubicBezier',
})

/**
 * @param {string} css `tokens.css`
 * @returns {Record<string, Record<string, Record<string, Token>>>} by file: `light`, `dark` (colors), `base` (what both share)
 */
export function designTokens(css) {
  return {
    'light.tokens.json': { color: colors(css, '.light') },
    'dark.tokens.json': { color: colors(css, '.dark') },
    'base.tokens.json': shared(css),
  }
}

/** The declarations of the first block with that selector. */
function block(/** @type {string} */ css, /** @type {string} */ selector) {
  const start = css.indexOf('{', css.indexOf(`${selector} {`))
  return [...css.slice(start, css.indexOf('}', start)).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  )
}

/** @returns {Record<string, Token>} */
function colors(/** @type {string} */ css, /** @type {string} */ selector) {
  return Object.fromEntries(
    block(css, selector).flatMap(([name, value]) => {
      const found = OKLCH.exec(value)
      if (!found) return []
      const [, light, chroma, hue, alpha = '1'] = found
      const $value = { colorSpace: 'oklch', components: [light, chroma, hue].map(Number), alpha: Number(alpha) }
      return [[name, { $type: 'color', $value }]]
    }),
  )
}

/** @returns {Record<string, Record<string, Token>>} */
function shared(/** @type {string} */ css) {
  /** @type {Record<string, Record<string, Token>>} */
  const groups = {}
  const put = (/** @type {string} */ group, /** @type {string} */ name, /** @type {Token} */ token) =>
    Object.assign((groups[group] ??= {}), { [name]: token })
  for (const [name, value] of block(css, '@theme')) {
    const kind = Object.keys(KINDS).find((each) => name.startsWith(`${each}-`))
    if (!kind || name.includes('--')) continue
    const $type = KINDS[/** @type {keyof typeof KINDS} */ (kind)]
    put(kind, name.slice(kind.length + 1), { $type, $value: valueOf(value) })
  }
  const motion = css.slice(css.indexOf(':root {', css.indexOf('--motion-quick') - 40))
  for (const [name, value] of block(motion, ':root'))
    put('motion', name.replace(/^motion-?/, '') || 'usual', { $type: 'duration', $value: valueOf(value) })
  return groups
}

function valueOf(/** @type {string} */ text) {
  const size = SIZE.exec(text)
  if (size) return { value: Number(size[1]), unit: size[2] }
  const curve = CURVE.exec(text)
  if (curve) return curve[1].split(',').map(Number)
  return Number(text)
}

/** The files with their texts, as they are kept beside this one. */
export function designTokenFiles(/** @type {string} */ css) {
  return Object.entries(designTokens(css)).map(([file, tokens]) => ({
    file,
    text: `${JSON.stringify(tokens, null, 2)}\n`,
  }))
}
