import { getDashboardStats, superAdminLogin, superAdminLogout } from '@/contract/admin'
import { login, logout, requestPasswordReset, resetPassword } from '@/contract/account/auth'
import { changePassword, deleteAccount, getOwnProfile } from '@/contract/account/user'
import { NotCheckable } from '../../failure'
import { loneCast, type Cast, type Play } from '../cast'
import { OPENINGS } from '../openings'

const NEXT = 'Renewed1word'

/** The session of the machine is that of the seller; another one stays open beside it. */
async function beside({ world, seller: { email, password } }: Cast): Promise<string> {
  if (password === null) throw new NotCheckable('needs a new account with a password (see --mailbox)')
  return (await world.succeed(login, { body: { email, password } })).token
}

async function asAdmin(cast: Cast): Promise<void> {
  const { token } = await cast.world.succeed(superAdminLogin, { body: { ...cast.world.options.admin } })
  cast.seller = { ...cast.seller, token }
}

/** Sets another password, by which the account is closed in the end. */
const renew = ({ seller }: Cast, password: string) => {
  seller.password = password
  return { password, password_confirmation: password }
}

export const sessionPlay: Play = {
  cast: loneCast,
  sides: () => ({}),
  acts: {
    ...OPENINGS,
    login: async (cast) => {
      cast.seller = { ...cast.seller, token: await beside(cast) }
    },
    superAdminLogin: asAdmin,
    logout: ({ world, seller }) => world.succeed(logout, { token: seller.token }),
    superAdminLogout: ({ world, seller }) => world.succeed(superAdminLogout, { token: seller.token }),
    deleteAccount: ({ world, seller }) => world.succeed(deleteAccount, { token: seller.token }),
    async changePassword(cast) {
      const token = await beside(cast)
      const body = { current_password: String(cast.seller.password), ...renew(cast, NEXT) }
      await cast.world.succeed(changePassword, { token, body })
    },
    async resetPassword(cast) {
      const { world, seller } = cast
      const { mailbox } = world.options
      if (!mailbox || seller.password === null) throw new NotCheckable('the code goes to a mailbox (see --mailbox)')
      await world.patiently(requestPasswordReset, { body: { email: seller.email } })
      const verification_code = (await mailbox(seller.email)) ?? ''
      await world.succeed(resetPassword, { body: { email: seller.email, verification_code, ...renew(cast, NEXT) } })
    },
  },
  async reach(cast, { event }) {
    if (event === 'superAdminLogout') await asAdmin(cast)
  },
  async state({ world, seller: { token } }) {
    const own = await world.ask(getOwnProfile, { token })
    if (own.status === 200) return 'open'
    return (await world.ask(getDashboardStats, { token })).status === 200 ? 'open' : 'ended'
  },
}
