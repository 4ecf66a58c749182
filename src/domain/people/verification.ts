/** What decides whether a user may list: fields of the stored user or of `verification_status` (B 3.1, A 3). */
export type VerificationFacts = {
  phone_verified?: boolean | null | undefined
  id_verified?: boolean | null | undefined
  id_submitted?: boolean | null | undefined
}

/** How far somebody is verified (A 3), under the documented names, which the stored user shares. */
export type Verification = {
  phone_verified: boolean
  id_verified: boolean
  id_submitted: boolean
  can_list_properties: boolean
  rejection_reason: string
  /** The full name that waits for an administrator; empty without one. */
  requested_name: string
}

export const NOT_VERIFIED: Verification = {
  phone_verified: false,
  id_verified: false,
  id_submitted: false,
  can_list_properties: false,
  rejection_reason: '',
  requested_name: '',
}

/** Whether a user may list properties: only with phone and ID both verified (B 5, A 4); unknown counts as no. */
export function canList(user: VerificationFacts | null | undefined): boolean {
  return user?.phone_verified === true && user.id_verified === true
}

/** State of the government ID: nothing sent, waiting for the administrator's review, or approved (A 4). */
export type IdState = 'not_submitted' | 'pending' | 'verified'

/** The state of the ID from the verification flags (A 4). */
export function idState(user: VerificationFacts | null | undefined): IdState {
  if (user?.id_verified) return 'verified'
  return user?.id_submitted ? 'pending' : 'not_submitted'
}
