export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Trimmed; numbers become text, else empty. A half surrogate becomes U+FFFD: no file can hold it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().toWellFormed()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Given as a number or as text, thousands separators allowed; null when there is none (B 3.2). */
export function numberOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim().replaceAll(',', '')
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

export function amountOrNull(value: unknown): number | null {
  const number = numberOrNull(value)
  return number === null || number < 0 ? null : number
}

/** As `amountOrNull`, but 0 when lacking or invalid (B 3.4, B 5). */
export function amountOf(value: unknown): number {
  return amountOrNull(value) ?? 0
}

/** A yes or no: documented as a boolean, in backends also 1 or text. */
export function yesOf(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** Given as JSON (B 3.2) or as a list; what cannot be read is an empty list (B 5). Blanks are dropped. */
export function textsOf(value: unknown): string[] {
  if (value === '[]') return []
  let list = value
  if (typeof value === 'string') {
    try {
      list = JSON.parse(value)
    } catch {
      return []
    }
  }
  return Array.isArray(list) ? list.map(textOf).filter((text) => text !== '') : []
}
