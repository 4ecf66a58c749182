import { signInWithGoogle } from '@/contract/account/auth'
import { deleteAccount } from '@/contract/account/user'
import { demoCredential, type Account } from '../context'
import { NotCheckable } from '../failure'
import type { Acts, Cast } from './cast'

/** Signs in with the identity provider: for the first time, that opens an account. */
export async function fromProvider({ world, name }: Cast): Promise<Account> {
  const email = `conform-${world.run}-provider-${name}@${world.options.mailDomain}`
  const { status, json } = await world.ask(signInWithGoogle, { body: { credential: demoCredential(email) } })
  if (status === 401) throw new NotCheckable('needs the credentials of the local account chooser')
  const { token, user } = (json as { data: Pick<Account, 'token' | 'user'> }).data
  return { token, user, id: String(user.id), email, password: null, fresh: true }
}

/** What opens an account. */
export const OPENINGS: Acts = {
  async register(cast) {
    cast.seller = await cast.world.newcomer(`${cast.name}-registers`)
  },
  async signInWithGoogle(cast) {
    cast.seller = await fromProvider(cast)
    const { token } = cast.seller
    cast.world.later(() => cast.world.ask(deleteAccount, { token }))
  },
}
