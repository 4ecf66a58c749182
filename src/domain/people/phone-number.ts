/** The country code shown before a mobile number (A 5, A 9). */
export const PHONE_PREFIX = 'PH +63'

/** Ten digits, however it is written (`0917…`, `+63 917…`, `917…`); null when it is no Philippine mobile number. */
export function mobileDigits(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  const local = /^(?:63|0063|0)?(9\d{9})$/.exec(digits)?.[1]
  return local ?? null
}

/** `9171550101` or `0917 155 0101` as people read it after the prefix, `917 155 0101`; other text unchanged. */
export function localMobile(text: string): string {
  const digits = mobileDigits(text)
  return digits === null ? text.trim() : `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

/** The number as it is sent and kept, `+63 917 155 0101`; text that is not a Philippine mobile number is unchanged. */
export function fullMobile(text: string): string {
  return mobileDigits(text) === null ? text.trim() : `+63 ${localMobile(text)}`
}
