import { withoutThousands } from '@/lib/digit-groups'

const SCALE: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** Reads an amount such as '4,200,000', '₱4.2M' or '850k': `null` for empty text, `undefined` for no number. */
export function parseAmount(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '') return null
  const match = /^(?:₱|php|\$|usd)?\s*(\d[\d,\s]*|\d*\.\d+|\d[\d,\s]*\.\d*)\s*(k|m|b)?$/.exec(text)
  const digits = match && withoutThousands((match[1] ?? '').replaceAll(/\s/g, ''))
  if (!match || digits === null) return undefined
  const scaled = Number(digits) * (SCALE[match[2] ?? ''] ?? 1)
  return Number.isFinite(scaled) ? Math.round(scaled * 100) / 100 : undefined
}

const FORMAT = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

export function formatAmount(amount: number): string {
  return FORMAT.format(amount)
}

/** The caret position in `after` with as many non-comma characters before it as in `before`. */
export function caretAfterGrouping(before: string, caret: number, after: string): number {
  let left = before.slice(0, caret).replaceAll(',', '').length
  let position = 0
  while (left > 0 && position < after.length) {
    if (after[position] !== ',') left -= 1
    position += 1
  }
  return position
}
