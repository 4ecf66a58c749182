import { register, verifyEmail } from '@/contract/account/auth'
import { CODE_VALID_MINUTES } from '@/contract/fields'
import { VERIFIED_MINUTES } from '@/contract/rules/limits'
import { deleteAccount, getOwnProfile } from '@/contract/account/user'
import { verifyPhone } from '@/contract/account/verification'
import { registrationBody } from '../../../helpers/registration-body'
import { phoneOf } from '../../checks/between-people/listers'
import { mailedCode, textedCode, wrongFor } from '../../codes'
import { NEW_PASSWORD } from '../../context'
import { triesOf } from '../../checks/machines/step'
import { loneCast, type Cast, type Play } from '../cast'

const MINUTE = 60_000

const numberOf = ({ world, name }: Cast) => phoneOf(world, `${name}-first`)
const sameNumber = (one: string | null | undefined, other: string) =>
  one?.replaceAll(/\D/g, '').slice(-10) === other.replaceAll(/\D/g, '').slice(-10)

async function enter({ world, seller }: Cast, phone_number: string, verification_code: string): Promise<number> {
  const body = { phone_number, verification_code }
  return (await world.ask(verifyPhone, { token: seller.token, body })).status
}

/** The machine of the first number of an account. Reading it enters the code, so it is read once. */
export const phonePlay: Play = {
  time: { of: 'sendVerificationCode', ms: () => CODE_VALID_MINUTES * MINUTE },
  cast: loneCast,
  sides: () => ({}),
  acts: {
    async sendVerificationCode(cast, { when }) {
      const { world, name, seller } = cast
      const number = when ? phoneOf(world, `${name}-second`) : numberOf(cast)
      const code = await textedCode(world, seller.token, number)
      if (!when) cast.code = code
    },
    async verifyPhone(cast, { when }) {
      const { world, name, seller } = cast
      const code = String(cast.code)
      if (when?.startsWith('too many')) {
        const { tries } = triesOf('verifyPhone')
        for (let tried = 0; tried < tries; tried += 1) await enter(cast, numberOf(cast), wrongFor(code))
      } else if (when?.includes('another')) {
        const second = phoneOf(world, `${name}-second`)
        await enter(cast, second, await textedCode(world, seller.token, second))
      } else await enter(cast, numberOf(cast), code)
    },
  },
  async reach(cast, { from }) {
    if (from === 'unverified') return
    const { token } = cast.seller
    cast.code = await textedCode(cast.world, token, numberOf(cast))
    if (from === 'verified') await enter(cast, numberOf(cast), cast.code)
  },
  async state(cast) {
    const { world, seller } = cast
    const own = await world.succeed(getOwnProfile, { token: seller.token })
    const isFirst = sameNumber(own.phone_number, numberOf(cast))
    if (isFirst && own.verification_status?.phone_verified) return 'verified'
    return (await enter(cast, numberOf(cast), String(cast.code))) === 200 ? 'code_sent' : 'unverified'
  },
}

const addressOf = ({ world, name }: Cast) => `conform-${world.run}-code-${name}@${world.options.mailDomain}`

const confirm = async ({ world }: Cast, email: string, verification_code: string) =>
  (await world.ask(verifyEmail, { body: { email, verification_code } })).status

/** Registers and closes the account again; whether there was one. */
async function opens({ world, ...cast }: Cast): Promise<number> {
  const body = registrationBody(addressOf({ ...cast, world }), NEW_PASSWORD)
  const { status, json } = await world.ask(register, { body })
  if (status !== 201) return status
  const { token } = (json as { data: { token: string } }).data
  await world.succeed(deleteAccount, { token })
  return status
}

/** The machine of the first code that went to an address. */
export const registrationPlay: Play = {
  time: {
    of: 'sendEmailVerification',
    ms: ({ from }) => (from === 'verified' ? VERIFIED_MINUTES : CODE_VALID_MINUTES) * MINUTE,
  },
  cast: loneCast,
  sides: () => ({}),
  acts: {
    async sendEmailVerification(cast) {
      const code = await mailedCode(cast.world, addressOf(cast))
      if (!cast.code) cast.code = code
    },
    async verifyEmail(cast, { when }) {
      const code = String(cast.code)
      if (when?.startsWith('too many')) {
        const { tries } = triesOf('verifyEmail')
        for (let tried = 0; tried < tries; tried += 1) await confirm(cast, addressOf(cast), wrongFor(code))
      } else await confirm(cast, addressOf(cast), code)
    },
    register: opens,
  },
  async reach(cast, { from }) {
    if (from === null) return
    cast.code = await mailedCode(cast.world, addressOf(cast))
    if (from === 'verified') await confirm(cast, addressOf(cast), cast.code)
  },
  async state(cast) {
    if ((await opens(cast)) === 201) return 'verified'
    return (await confirm(cast, addressOf(cast), String(cast.code))) === 200 ? 'sent' : 'spent'
  },
}
