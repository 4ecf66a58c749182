const SCALES: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  b: 1_000_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
}

const AMOUNT = /^(?:php|usd|p|[a-z]{0,2}[$₱€£¥])?(\d*\.?\d*)([a-z]*)(?:\/mo|\/month)?$/

/**
 * The amount a person typed or pasted: '4.2M', '1,500k', '₱ 3 500 000', 'PHP 2.5 million'. Rounded to
 * 2 decimals; null for anything that is not a positive number or zero.
 */
export function parseTypedAmount(text: string): number | null {
  const compact = text.toLowerCase().replaceAll(/[\s,_'\u00a0\u202f]/g, '')
  // Several points can only separate thousands: '1.500.000'.
  const plain = compact.split('.').length > 2 ? compact.replaceAll('.', '') : compact
  const [, digits, unit] = AMOUNT.exec(plain) ?? []
  if (digits === undefined || !/\d/.test(digits)) return null
  const scale = unit ? SCALES[unit] : 1
  if (scale === undefined) return null
  const amount = Math.round(Number(digits) * scale * 100) / 100
  return Number.isFinite(amount) ? amount : null
}

/**
 * The text of an amount field with its thousands separated, as it is being typed: '4200000' reads '4,200,000'; a decimal
 * part in the making stays, a suffix ('4.2M') is left alone.
 */
export function groupDigits(text: string): string {
  const plain = text.replaceAll(/[\s,]/g, '')
  const [, integer, rest] = /^(\d+)(\.\d*)?$/.exec(plain) ?? []
  return integer === undefined ? text : `${integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${rest ?? ''}`
}
