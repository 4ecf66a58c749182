import type { GoogleAnswer } from './use-google-sign-in'

export type DemoPerson = { email: string; given_name: string; family_name: string; picture?: string | undefined }

/** What the provider's button hands back when it fails without saying so. */
export const NO_CREDENTIAL: GoogleAnswer = { clientId: 'demo-client', select_by: 'btn' }

/**
 * The credential of the local account chooser: `demo.<claims as base64 of UTF-8 JSON>.unsigned`, which
 * the mocked backend reads (`mocks/handlers/auth/google.ts`) and any real one refuses.
 */
export function demoAnswer(person: DemoPerson, select_by: 'btn' | 'btn_add_session'): GoogleAnswer {
  const claims = JSON.stringify({ iss: 'demo-identity-provider', ...person })
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(claims)))
  return { credential: `demo.${payload}.unsigned`, clientId: 'demo-client', select_by }
}
