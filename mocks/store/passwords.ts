/** SHA-256 of a fixed salt and the password: enough for a mock that never sends one back. */
export async function hashPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`proventous:${password}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hash of `Password1`, the password of all seeded accounts. */
export const PASSWORD1_HASH = '3bdcbec5e376605e69af1a827f0dd711d1717138b2b0584ae8d58baab1d693e9'
