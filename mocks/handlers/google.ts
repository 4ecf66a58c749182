import * as z from 'zod/mini'
import { signInWithGoogle } from '@/contract/auth'
import { emailAddress } from '@/contract/fields'
import { implement, reply } from '../network/implement'
import { problem } from '../network/problem'
import { openSessionFor } from './auth'
import { insertUser, userByEmail } from './new-user'
import { wireSessionUser } from './wire'

/** What a made-up credential says about a person: the claims of the identity provider's own tokens. */
const claims = z.object({
  iss: z.literal('demo-identity-provider'),
  email: emailAddress,
  given_name: z.string(),
  family_name: z.string(),
  picture: z.nullish(z.string()),
})

export const google = [
  implement(signInWithGoogle, ({ backend, db, body }) => {
    const { email, given_name, family_name, picture } = verify(body.credential)
    const user =
      userByEmail(db, email) ??
      insertUser(backend, {
        first_name: given_name,
        last_name: family_name,
        email,
        location: null,
        profile_picture: picture ?? null,
        auth_provider: 'google',
        password_hash: '',
      })
    return reply(
      {
        token: openSessionFor(backend, user),
        user: wireSessionUser(user),
        google_data: { given_name, family_name, ...(picture ? { picture } : {}) },
      },
      { message: 'Signed in.' },
    )
  }),
]

/**
 * Reads a credential of the local account chooser, `demo.<claims as base64 of UTF-8 JSON>.unsigned`: made up where the real
 * one is signed by the provider. Anything else is refused.
 */
function verify(credential: string): z.output<typeof claims> {
  const [kind, payload = '', signature, ...rest] = credential.split('.')
  try {
    if (kind !== 'demo' || signature !== 'unsigned' || rest.length > 0) throw new Error('not of the demo')
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
    return claims.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw problem(401, 'The Google credential could not be verified.')
  }
}
