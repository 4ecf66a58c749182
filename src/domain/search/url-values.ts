import { OPEN_RANGE, type Range } from './sliders'

const LARGEST = 1e12
/** A lot typed in square meters is kept in acres. */
const DECIMALS = 8

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

/** `from-to`, or `from-`; the open range when unreadable. Crossed bounds stay: somebody is about to correct them. */
export function boundsOf(value: unknown): Range {
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(textOf(value).trim()) ?? []
  if (from === undefined) return OPEN_RANGE
  return [rounded(from), to === undefined ? null : rounded(to)]
}

/** Bounds as `from-to`, `from-` without a maximum, undefined when they limit nothing: what `boundsOf` reads. */
export function boundsText([min, max]: Range): string | undefined {
  if (min === 0 && max === null) return undefined
  return `${plain(min)}-${max === null ? '' : plain(max)}`
}

function rounded(text: string): number {
  return Number(Math.min(LARGEST, Number(text)).toFixed(DECIMALS))
}

/** Digits only: a small number would print as '1e-7'. */
function plain(value: number): string {
  return value.toFixed(DECIMALS).replace(/\.?0+$/, '')
}
