import * as z from 'zod/mini'
import { emailAddress } from '@/contract/fields'
import { problem } from '../../network/problem'

const claims = z.object({
  iss: z.literal('demo-identity-provider'),
  email: emailAddress,
  given_name: z.string(),
  family_name: z.string(),
  picture: z.nullish(z.string()),
})

/** `demo.<claims as base64 of JSON>.unsigned`: a real credential is signed. Refuses (401) anything else. */
export function googleClaims(credential: string): z.output<typeof claims> {
  const [kind, payload = '', signature, ...rest] = credential.split('.')
  try {
    if (kind !== 'demo' || signature !== 'unsigned' || rest.length > 0) throw new Error('not of the demo')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    const read = claims.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    if (read.success) return read.data
    throw read.error
  } catch {
    throw problem(401, 'The Google credential could not be verified.')
  }
}
