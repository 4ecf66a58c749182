import { withoutThousands } from '@/lib/digit-groups'

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

const AMOUNT = /^(?:php|usd|p|[a-z]{0,2}[$₱€£¥])?([\d.,]*)([a-z]*)(?:\/mo|\/month)?$/

/** '4.2M', '1,500k', '₱ 3 500 000'. Rounded to 2 decimals; null if negative, or readable in two ways ('4,2'). */
export function parseTypedAmount(text: string): number | null {
  const compact = text.toLowerCase().replaceAll(/[\s_'\u00a0\u202f]/g, '')
  const [, written = '', unit] = AMOUNT.exec(compact) ?? []
  const digits = decimalOf(written, Boolean(unit))
  if (digits === null || !/^\d*\.?\d*$/.test(digits) || !/\d/.test(digits)) return null
  const scale = unit ? SCALES[unit] : 1
  if (scale === undefined) return null
  const amount = Math.round(Number(digits) * scale * 100) / 100
  return Number.isFinite(amount) ? amount : null
}

/** The number as written with a decimal point and no thousands; null where a comma can be read in two ways. */
function decimalOf(written: string, scaled: boolean): string | null {
  // Several points can only separate thousands: '1.500.000'.
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(written)) return written.replaceAll('.', '')
  // Nobody parts thousands of millions after one or two digits: '4,2M' is 4.2 million.
  if (scaled && /^\d+,\d{1,2}$/.test(written)) return written.replace(',', '.')
  return withoutThousands(written)
}
