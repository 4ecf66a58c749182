import type { Option } from './filter-panels'

const LARGEST = 1e12

/** Text of an address value, which the router may have read as a number or a boolean; anything else is empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''
}

/** A number from 0 to a million million, to 6 decimals; null for anything else. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value)
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return number >= 0 && number <= LARGEST ? Math.round(number * 1e6) / 1e6 : null
}

/** The one of `values` that reads like the address value; null is never written and so never found. */
export function oneOf<Value>(values: readonly Value[], value: unknown, fallback: Value): Value {
  const text = textOf(value)
  return values.find((candidate) => candidate !== null && String(candidate) === text) ?? fallback
}

/** As `oneOf`, over the values of a filter's choices. */
export function optionOf<Value>(options: readonly Option<Value>[], value: unknown, fallback: Value): Value {
  return oneOf(
    options.map((option) => option.value),
    value,
    fallback,
  )
}

/** `from-to` or `from-`, the wrong way round put right; the bounds given when it cannot be read. */
export function boundsOf<Max extends number | null>(
  value: unknown,
  open: readonly [number, Max],
): readonly [number, number | Max] {
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(textOf(value).trim()) ?? []
  const min = numberOf(from)
  if (min === null) return open
  if (to === undefined) return [min, open[1]]
  const max = numberOf(to)
  if (max === null) return open
  return [Math.min(min, max), Math.max(min, max)]
}

/** Bounds as `from-to`, `from-` when unlimited, undefined when they limit nothing: what `boundsOf` reads. */
export function boundsText(min: number, max: number | null, openMax: number | null): string | undefined {
  if (min === 0 && max === openMax) return undefined
  return max === openMax || max === null ? `${min}-` : `${min}-${max}`
}
