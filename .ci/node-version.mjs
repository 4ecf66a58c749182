// Reads version ranges as `engines` has them. By itself: it runs before any package is installed.

/**
 * @param {string} version such as '20.19.0'
 * @param {string} range such as '^20.19.0 || >=24': comparators with `^`, `>=`, `>`, `<`, joined by spaces (and) or `||` (or)
 */
export function isInRange(version, range) {
  const given = numbers(version)
  return range.split('||').some((all) =>
    all
      .replaceAll(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => meets(given, comparator)),
  )
}

function meets(given, comparator) {
  const [, sign = '', text = ''] = /^(\^|>=|>|<|)v?([\dx*.]*)$/.exec(comparator) ?? unreadable(comparator)
  const parts = text.split('.').filter((part) => /^\d+$/.test(part))
  const wanted = numbers(text)
  const order = compare(given, wanted)
  if (sign === '>=') return order >= 0
  if (sign === '>') return order > 0
  if (sign === '<') return order < 0
  if (sign === '^') return order >= 0 && given[0] === wanted[0]
  return parts.every((part, place) => given[place] === Number(part))
}

function unreadable(comparator) {
  throw new Error(`'${comparator}' is no version range that can be read here`)
}

function numbers(text) {
  const parts = text.split('.').map((part) => Number.parseInt(part, 10) || 0)
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]
}

function compare(a, b) {
  const place = a.findIndex((part, at) => part !== b[at])
  return place < 0 ? 0 : a[place] - b[place]
}
