/** '4,200,000.5' gives '4200000.5'. Null where a comma stands anywhere else: '4,2' can be 4.2 or 42. */
export function withoutThousands(text: string): string | null {
  if (!text.includes(',')) return text
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : null
}

/** '4200000' becomes '4,200,000', a decimal part stays. Other text, such as '4.2M', stays unchanged. */
export function groupDigits(text: string): string {
  const plain = text.replaceAll(/[\s,]/g, '')
  const [, integer, rest] = /^(\d+)(\.\d*)?$/.exec(plain) ?? []
  return integer === undefined ? text : `${integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${rest ?? ''}`
}

/** `before` is the text before the last key. A typed comma stays: moving it would turn '4,2M' into '42M'. */
export function regroupDigits(before: string, typed: string): string {
  const ownComma = commas(typed) > commas(before) || (before.includes(',') && groupDigits(before) !== before)
  return ownComma ? typed : groupDigits(typed)
}

function commas(text: string): number {
  return text.split(',').length - 1
}
